// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** How a run ended. */
public sealed interface AgUiOutcome extends Model
    permits AgUiSuccess, AgUiCancelled, AgUiInterrupt, AgUiUnknownOutcome {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this AgUiOutcome is. */
  <R> R match(Cases<R> cases);

  static AgUiOutcome decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "success" -> AgUiSuccess.decode(value, at);
      case "cancelled" -> AgUiCancelled.decode(value, at);
      case "interrupt" -> AgUiInterrupt.decode(value, at);
      default -> AgUiUnknownOutcome.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R agUiSuccess(AgUiSuccess value);

    R agUiCancelled(AgUiCancelled value);

    R agUiInterrupt(AgUiInterrupt value);

    R agUiUnknownOutcome(AgUiUnknownOutcome value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(AgUiOutcome value);

    @Override
    default R agUiSuccess(AgUiSuccess value) {
      return otherwise(value);
    }

    @Override
    default R agUiCancelled(AgUiCancelled value) {
      return otherwise(value);
    }

    @Override
    default R agUiInterrupt(AgUiInterrupt value) {
      return otherwise(value);
    }

    @Override
    default R agUiUnknownOutcome(AgUiUnknownOutcome value) {
      return otherwise(value);
    }
  }
}
