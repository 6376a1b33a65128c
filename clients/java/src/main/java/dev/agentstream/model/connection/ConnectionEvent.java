// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.connection;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** A notice about the connection that carries events. It is not in the log. */
public sealed interface ConnectionEvent extends Model
    permits QueuedNotice, GapNotice, PingNotice, UnknownNotice {
  String type();

  String sessionId();

  String timestamp();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this ConnectionEvent is. */
  <R> R match(Cases<R> cases);

  static ConnectionEvent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "queued" -> QueuedNotice.decode(value, at);
      case "gap" -> GapNotice.decode(value, at);
      case "ping" -> PingNotice.decode(value, at);
      default -> UnknownNotice.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R queuedNotice(QueuedNotice value);

    R gapNotice(GapNotice value);

    R pingNotice(PingNotice value);

    R unknownNotice(UnknownNotice value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(ConnectionEvent value);

    @Override
    default R queuedNotice(QueuedNotice value) {
      return otherwise(value);
    }

    @Override
    default R gapNotice(GapNotice value) {
      return otherwise(value);
    }

    @Override
    default R pingNotice(PingNotice value) {
      return otherwise(value);
    }

    @Override
    default R unknownNotice(UnknownNotice value) {
      return otherwise(value);
    }
  }
}
