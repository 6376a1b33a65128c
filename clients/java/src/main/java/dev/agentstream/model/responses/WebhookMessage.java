// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** The body of a request that the gateway sends to a webhook. */
public sealed interface WebhookMessage extends Model
    permits PermissionRequestedMessage,
        QuestionAskedMessage,
        RunEndedMessage,
        UnknownWebhookMessage {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this WebhookMessage is. */
  <R> R match(Cases<R> cases);

  static WebhookMessage decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "permission.requested" -> PermissionRequestedMessage.decode(value, at);
      case "question.asked" -> QuestionAskedMessage.decode(value, at);
      case "run.ended" -> RunEndedMessage.decode(value, at);
      default -> UnknownWebhookMessage.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R permissionRequestedMessage(PermissionRequestedMessage value);

    R questionAskedMessage(QuestionAskedMessage value);

    R runEndedMessage(RunEndedMessage value);

    R unknownWebhookMessage(UnknownWebhookMessage value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(WebhookMessage value);

    @Override
    default R permissionRequestedMessage(PermissionRequestedMessage value) {
      return otherwise(value);
    }

    @Override
    default R questionAskedMessage(QuestionAskedMessage value) {
      return otherwise(value);
    }

    @Override
    default R runEndedMessage(RunEndedMessage value) {
      return otherwise(value);
    }

    @Override
    default R unknownWebhookMessage(UnknownWebhookMessage value) {
      return otherwise(value);
    }
  }
}
