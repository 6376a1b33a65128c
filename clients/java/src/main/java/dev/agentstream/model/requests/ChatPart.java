// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** A part of a message. */
public sealed interface ChatPart extends Model
    permits ChatText, ChatFile, ChatCall, ChatUnknownPart {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this ChatPart is. */
  <R> R match(Cases<R> cases);

  static ChatPart decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "text" -> ChatText.decode(value, at);
      case "file" -> ChatFile.decode(value, at);
      case "dynamic-tool" -> ChatCall.decode(value, at);
      default -> ChatUnknownPart.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R chatText(ChatText value);

    R chatFile(ChatFile value);

    R chatCall(ChatCall value);

    R chatUnknownPart(ChatUnknownPart value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(ChatPart value);

    @Override
    default R chatText(ChatText value) {
      return otherwise(value);
    }

    @Override
    default R chatFile(ChatFile value) {
      return otherwise(value);
    }

    @Override
    default R chatCall(ChatCall value) {
      return otherwise(value);
    }

    @Override
    default R chatUnknownPart(ChatUnknownPart value) {
      return otherwise(value);
    }
  }
}
