// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.sessionevent;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Tags;
import java.util.Map;

/** One event of a session of `/api/sessions`, with its payload. */
public sealed interface SessionEvent extends Model
    permits SessionPlan,
        SessionLog,
        SessionDiff,
        SessionAction,
        SessionToolResult,
        SessionError,
        SessionCancelled,
        SessionUnknown {
  String id();

  String sessionId();

  String timestamp();

  String type();

  Map<String, JsonNode> extra();

  /** Calls the method of the member that this SessionEvent is. */
  <R> R match(Cases<R> cases);

  static SessionEvent decode(JsonNode value, Pointer at) {
    String tag = Tags.of("type", value, at);
    return switch (tag) {
      case "plan" -> SessionPlan.decode(value, at);
      case "log" -> SessionLog.decode(value, at);
      case "diff" -> SessionDiff.decode(value, at);
      case "action" -> SessionAction.decode(value, at);
      case "toolResult" -> SessionToolResult.decode(value, at);
      case "error" -> SessionError.decode(value, at);
      case "cancelled" -> SessionCancelled.decode(value, at);
      default -> SessionUnknown.decode(value, at);
    };
  }

  /** A method for each member: a forgotten one does not compile. */
  interface Cases<R> {
    R sessionPlan(SessionPlan value);

    R sessionLog(SessionLog value);

    R sessionDiff(SessionDiff value);

    R sessionAction(SessionAction value);

    R sessionToolResult(SessionToolResult value);

    R sessionError(SessionError value);

    R sessionCancelled(SessionCancelled value);

    R sessionUnknown(SessionUnknown value);
  }

  /** Methods for some members, and one for all others. */
  interface SomeCases<R> extends Cases<R> {
    R otherwise(SessionEvent value);

    @Override
    default R sessionPlan(SessionPlan value) {
      return otherwise(value);
    }

    @Override
    default R sessionLog(SessionLog value) {
      return otherwise(value);
    }

    @Override
    default R sessionDiff(SessionDiff value) {
      return otherwise(value);
    }

    @Override
    default R sessionAction(SessionAction value) {
      return otherwise(value);
    }

    @Override
    default R sessionToolResult(SessionToolResult value) {
      return otherwise(value);
    }

    @Override
    default R sessionError(SessionError value) {
      return otherwise(value);
    }

    @Override
    default R sessionCancelled(SessionCancelled value) {
      return otherwise(value);
    }

    @Override
    default R sessionUnknown(SessionUnknown value) {
      return otherwise(value);
    }
  }
}
