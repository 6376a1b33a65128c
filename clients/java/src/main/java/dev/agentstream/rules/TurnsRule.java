package dev.agentstream.rules;

import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.TextChunkEvent;
import dev.agentstream.model.events.ThinkingChunkEvent;
import dev.agentstream.model.events.ToolInputChunkEvent;
import dev.agentstream.model.events.ToolStartedEvent;
import dev.agentstream.model.events.TurnCompletedEvent;
import dev.agentstream.model.events.TurnFailedEvent;
import dev.agentstream.model.events.TurnStartedEvent;
import dev.agentstream.model.events.UnifiedEvent;

/** Rule 3: turns. */
final class TurnsRule implements Rule {
  private Long last;

  TurnsRule(boolean isTail) {
    last = isTail ? null : Long.valueOf(0);
  }

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event instanceof TurnStartedEvent start) {
      checkStart(start, open, faults);
    } else if (event instanceof TurnCompletedEvent end) {
      checkEnd(end.turnNumber(), open, faults);
    } else if (event instanceof TurnFailedEvent end) {
      checkEnd(end.turnNumber(), open, faults);
    } else if (event instanceof SessionEndedEvent) {
      faults.addIf(open.turnNumber != null, "3.4", "the run ends inside turn " + open.turnNumber);
    } else if (needsTurn(event)) {
      faults.addIf(
          open.turnNumber == null && Owner.of(event).equals(Owner.MAIN_THREAD),
          "3.5",
          event.type() + " of the main thread is outside of a turn");
    }
  }

  private static boolean needsTurn(UnifiedEvent event) {
    return event instanceof TextChunkEvent
        || event instanceof ThinkingChunkEvent
        || event instanceof ToolInputChunkEvent
        || event instanceof ToolStartedEvent;
  }

  private void checkStart(TurnStartedEvent event, OpenThings open, Faults faults) {
    Long before = last;
    last = event.turnNumber();
    faults.addIf(open.turnNumber != null, "3.1", "turn " + open.turnNumber + " has not ended");
    boolean isOther = before != null && event.turnNumber() != before + 1;
    faults.addIf(isOther, "3.2", "turn " + event.turnNumber() + " starts after turn " + before);
  }

  private static void checkEnd(long turnNumber, OpenThings open, Faults faults) {
    boolean isOpen = open.turnNumber != null && open.turnNumber == turnNumber;
    faults.addIf(!isOpen, "3.3", "turn " + turnNumber + " ends and is not open");
  }
}
