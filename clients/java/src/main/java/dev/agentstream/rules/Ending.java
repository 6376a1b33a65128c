package dev.agentstream.rules;

import dev.agentstream.model.words.ErrorCode;
import dev.agentstream.model.words.ExitCause;
import dev.agentstream.model.words.SessionDetail;
import dev.agentstream.model.words.SessionEndReason;

/** How a run ends that was cut off; all but the reason may be null. */
public record Ending(
    SessionEndReason reason,
    SessionDetail detail,
    String error,
    ErrorCode errorCode,
    Long exitCode,
    String signal,
    ExitCause exitCause) {

  public Ending(SessionEndReason reason, SessionDetail detail, String error) {
    this(reason, detail, error, null, null, null, null);
  }
}
