package dev.agentstream.rules;

import dev.agentstream.model.events.UnifiedEvent;

/** Which part of an agent an event belongs to; without either id, the main thread. */
record Owner(String parentToolId, String subagentId) {
  static final Owner MAIN_THREAD = new Owner(null, null);

  static Owner of(UnifiedEvent event) {
    return new Owner(event.parentToolId(), event.subagentId());
  }
}
