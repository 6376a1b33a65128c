package dev.agentstream.rules;

import dev.agentstream.model.words.ToolKind;

/** A tool call that has not ended. */
record OpenTool(String name, ToolKind kind, Owner owner) {}
