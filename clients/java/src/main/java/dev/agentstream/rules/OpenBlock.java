package dev.agentstream.rules;

import dev.agentstream.model.events.UnifiedEvent;

/** A block that has not ended. */
record OpenBlock(UnifiedEvent first, Owner owner, StringBuilder text) {}
