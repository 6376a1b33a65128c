// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;

/** What a client writes to the WebSocket of a session. */
public sealed interface ClientFrame extends Model
    permits PermissionAnswerFrame, QuestionAnswerFrame, PromptFrame, InterruptFrame {
  String type();

  String ref();

  /** Calls the method of the member that this ClientFrame is. */
  <R> R match(Cases<R> cases);

  static ClientFrame decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "permissionAnswer" -> PermissionAnswerFrame.decode(value, at);
      case "questionAnswer" -> QuestionAnswerFrame.decode(value, at);
      case "prompt" -> PromptFrame.decode(value, at);
      case "interrupt" -> InterruptFrame.decode(value, at);
      default -> throw Tags.unknown("type", tag, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R permissionAnswerFrame(PermissionAnswerFrame value);

    R questionAnswerFrame(QuestionAnswerFrame value);

    R promptFrame(PromptFrame value);

    R interruptFrame(InterruptFrame value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(ClientFrame value);

    @Override
    default R permissionAnswerFrame(PermissionAnswerFrame value) {
      return otherwise(value);
    }

    @Override
    default R questionAnswerFrame(QuestionAnswerFrame value) {
      return otherwise(value);
    }

    @Override
    default R promptFrame(PromptFrame value) {
      return otherwise(value);
    }

    @Override
    default R interruptFrame(InterruptFrame value) {
      return otherwise(value);
    }
  }
}
