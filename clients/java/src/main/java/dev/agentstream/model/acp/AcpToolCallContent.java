// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** A part of the content of a tool call. */
public sealed interface AcpToolCallContent extends Model
    permits AcpToolCallBlock, AcpToolCallDiff, AcpToolCallTerminal, AcpToolCallUnknownContent {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this AcpToolCallContent is. */
  <R> R match(Cases<R> cases);

  static AcpToolCallContent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "content" -> AcpToolCallBlock.decode(value, at);
      case "diff" -> AcpToolCallDiff.decode(value, at);
      case "terminal" -> AcpToolCallTerminal.decode(value, at);
      default -> AcpToolCallUnknownContent.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R acpToolCallBlock(AcpToolCallBlock value);

    R acpToolCallDiff(AcpToolCallDiff value);

    R acpToolCallTerminal(AcpToolCallTerminal value);

    R acpToolCallUnknownContent(AcpToolCallUnknownContent value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(AcpToolCallContent value);

    @Override
    default R acpToolCallBlock(AcpToolCallBlock value) {
      return otherwise(value);
    }

    @Override
    default R acpToolCallDiff(AcpToolCallDiff value) {
      return otherwise(value);
    }

    @Override
    default R acpToolCallTerminal(AcpToolCallTerminal value) {
      return otherwise(value);
    }

    @Override
    default R acpToolCallUnknownContent(AcpToolCallUnknownContent value) {
      return otherwise(value);
    }
  }
}
