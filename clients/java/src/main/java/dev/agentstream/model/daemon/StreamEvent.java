// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** One `data:` line of the answer to `session.send`; `[DONE]` ends them. */
public sealed interface StreamEvent extends Model
    permits StreamSystem,
        StreamPartial,
        StreamText,
        StreamToolUse,
        StreamResult,
        StreamQueued,
        StreamError,
        StreamPing,
        StreamInterrupted,
        StreamUnknown {
  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this StreamEvent is. */
  <R> R match(Cases<R> cases);

  static StreamEvent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "system" -> StreamSystem.decode(value, at);
      case "partial" -> StreamPartial.decode(value, at);
      case "text" -> StreamText.decode(value, at);
      case "tool_use" -> StreamToolUse.decode(value, at);
      case "result" -> StreamResult.decode(value, at);
      case "queued" -> StreamQueued.decode(value, at);
      case "error" -> StreamError.decode(value, at);
      case "ping" -> StreamPing.decode(value, at);
      case "interrupted" -> StreamInterrupted.decode(value, at);
      default -> StreamUnknown.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R streamSystem(StreamSystem value);

    R streamPartial(StreamPartial value);

    R streamText(StreamText value);

    R streamToolUse(StreamToolUse value);

    R streamResult(StreamResult value);

    R streamQueued(StreamQueued value);

    R streamError(StreamError value);

    R streamPing(StreamPing value);

    R streamInterrupted(StreamInterrupted value);

    R streamUnknown(StreamUnknown value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(StreamEvent value);

    @Override
    default R streamSystem(StreamSystem value) {
      return otherwise(value);
    }

    @Override
    default R streamPartial(StreamPartial value) {
      return otherwise(value);
    }

    @Override
    default R streamText(StreamText value) {
      return otherwise(value);
    }

    @Override
    default R streamToolUse(StreamToolUse value) {
      return otherwise(value);
    }

    @Override
    default R streamResult(StreamResult value) {
      return otherwise(value);
    }

    @Override
    default R streamQueued(StreamQueued value) {
      return otherwise(value);
    }

    @Override
    default R streamError(StreamError value) {
      return otherwise(value);
    }

    @Override
    default R streamPing(StreamPing value) {
      return otherwise(value);
    }

    @Override
    default R streamInterrupted(StreamInterrupted value) {
      return otherwise(value);
    }

    @Override
    default R streamUnknown(StreamUnknown value) {
      return otherwise(value);
    }
  }
}
