// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** A part of a message. */
public sealed interface AgUiInputPart extends Model
    permits AgUiInputText, AgUiInputImage, AgUiInputDocument, AgUiInputOther {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this AgUiInputPart is. */
  <R> R match(Cases<R> cases);

  static AgUiInputPart decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "text" -> AgUiInputText.decode(value, at);
      case "image" -> AgUiInputImage.decode(value, at);
      case "document" -> AgUiInputDocument.decode(value, at);
      default -> AgUiInputOther.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R agUiInputText(AgUiInputText value);

    R agUiInputImage(AgUiInputImage value);

    R agUiInputDocument(AgUiInputDocument value);

    R agUiInputOther(AgUiInputOther value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(AgUiInputPart value);

    @Override
    default R agUiInputText(AgUiInputText value) {
      return otherwise(value);
    }

    @Override
    default R agUiInputImage(AgUiInputImage value) {
      return otherwise(value);
    }

    @Override
    default R agUiInputDocument(AgUiInputDocument value) {
      return otherwise(value);
    }

    @Override
    default R agUiInputOther(AgUiInputOther value) {
      return otherwise(value);
    }
  }
}
