package dev.agentstream.rules;

import dev.agentstream.model.events.UnifiedEvent;

/** Some clauses, checked over one stream. */
interface Rule {
  /** Adds what is wrong with this event; {@code open} is what was open before it. */
  void check(UnifiedEvent event, OpenThings open, Faults faults);

  /** Adds what is wrong now that the stream is over. */
  default void end(OpenThings open, Faults faults) {}
}
