package dev.agentstream.rules;

import dev.agentstream.model.events.ErrorEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.SessionStartedEvent;
import dev.agentstream.model.events.TurnCompletedEvent;
import dev.agentstream.model.events.TurnFailedEvent;
import dev.agentstream.model.events.TurnStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.SessionEndReason;

/** Rule 9, of turns and runs. */
final class OutcomeRule implements Rule {
  private boolean hasTurnFailed;
  private boolean isFatal;
  private boolean isTurnFatal;

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event instanceof SessionStartedEvent) {
      forget();
    } else if (event instanceof TurnStartedEvent) {
      isTurnFatal = false;
    } else if (event instanceof ErrorEvent error && error.fatal()) {
      isFatal = true;
      isTurnFatal = open.turnNumber != null;
    } else if (event instanceof TurnFailedEvent) {
      hasTurnFailed = true;
      isTurnFatal = false;
    } else if (event instanceof TurnCompletedEvent) {
      faults.addIf(isTurnFatal, "9.5", "the turn completed, after a fatal error");
      forget();
    } else if (event instanceof SessionEndedEvent end) {
      checkEnd(end, faults);
    }
  }

  private void forget() {
    hasTurnFailed = false;
    isFatal = false;
    isTurnFatal = false;
  }

  private void checkEnd(SessionEndedEvent event, Faults faults) {
    boolean hasError = event.error() != null || event.errorCode() != null;
    if (event.reason() == SessionEndReason.FAILED) {
      boolean isExplained = hasError || event.detail() != null;
      faults.addIf(!isExplained, "9.7", "the run failed, without a cause");
    }
    if (event.reason() != SessionEndReason.COMPLETED) {
      return;
    }
    boolean isCaused = event.exitCause() != null;
    boolean hasExitCode = event.exitCode() != null && event.exitCode() != 0;
    faults.addIf(hasTurnFailed, "9.1", "the run completed, though its last turn failed");
    faults.addIf(hasError, "9.2", "the run completed with an error");
    faults.addIf(
        !isCaused && hasExitCode, "9.3", "the run completed with exit code " + event.exitCode());
    faults.addIf(
        !isCaused && event.signal() != null, "9.4", "the run completed by " + event.signal());
    faults.addIf(isFatal, "9.6", "the run completed, after a fatal error");
  }
}
