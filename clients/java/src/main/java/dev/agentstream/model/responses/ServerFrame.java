// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/**
 * Frames that the server writes to the WebSocket of a session, except events and connection events.
 */
public sealed interface ServerFrame extends Model permits AckFrame, ProblemFrame, EventFrame {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this ServerFrame is. */
  <R> R match(Cases<R> cases);

  static ServerFrame decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "ack" -> AckFrame.decode(value, at);
      case "problem" -> ProblemFrame.decode(value, at);
      default -> EventFrame.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R ackFrame(AckFrame value);

    R problemFrame(ProblemFrame value);

    R eventFrame(EventFrame value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(ServerFrame value);

    @Override
    default R ackFrame(AckFrame value) {
      return otherwise(value);
    }

    @Override
    default R problemFrame(ProblemFrame value) {
      return otherwise(value);
    }

    @Override
    default R eventFrame(EventFrame value) {
      return otherwise(value);
    }
  }
}
