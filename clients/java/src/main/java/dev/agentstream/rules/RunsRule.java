package dev.agentstream.rules;

import dev.agentstream.model.events.SessionStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;

/** Rule 1: runs. */
final class RunsRule implements Rule {
  private boolean isEmpty = true;

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    isEmpty = false;
    if (event instanceof SessionStartedEvent start) {
      faults.addIf(open.isRunning, "1.3", "a run starts before the last one has ended");
      faults.addIf(start.schemaVersion() == null, "1.5", "sessionStarted has no schemaVersion");
    } else {
      faults.addIf(!open.isRunning, "1.2", event.type() + " is outside of a run");
    }
  }

  @Override
  public void end(OpenThings open, Faults faults) {
    faults.addIf(isEmpty, "1.1", "the stream is empty");
    faults.addIf(open.isRunning, "1.4", "the run has no sessionEnded");
  }
}
