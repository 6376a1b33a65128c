package dev.agentstream.rules;

import dev.agentstream.model.events.TextChunkEvent;
import dev.agentstream.model.events.ThinkingChunkEvent;
import dev.agentstream.model.events.UnifiedEvent;
import java.util.List;

/** A piece of text or of thinking: what the two events have in common. */
record Chunk(
    UnifiedEvent event,
    String blockId,
    String content,
    String text,
    boolean isComplete,
    List<String> omitted) {

  /** Null for any other event. */
  static Chunk of(UnifiedEvent event) {
    if (event instanceof TextChunkEvent chunk) {
      return new Chunk(
          chunk,
          chunk.blockId(),
          chunk.content(),
          chunk.text(),
          Boolean.TRUE.equals(chunk.isComplete()),
          chunk.omitted());
    }
    if (event instanceof ThinkingChunkEvent chunk) {
      return new Chunk(
          chunk,
          chunk.blockId(),
          chunk.content(),
          chunk.text(),
          Boolean.TRUE.equals(chunk.isComplete()),
          chunk.omitted());
    }
    return null;
  }
}
