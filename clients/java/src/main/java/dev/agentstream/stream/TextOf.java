package dev.agentstream.stream;

import dev.agentstream.model.events.BlockDiscardedEvent;
import dev.agentstream.model.events.TextChunkEvent;
import dev.agentstream.model.events.UnifiedEvent;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the agent said. */
public final class TextOf {
  private TextOf() {}

  /** The text of the main thread: all blocks not discarded, in the order of their starts. */
  public static String textOf(Iterable<? extends UnifiedEvent> events) {
    Map<String, StringBuilder> blocks = new LinkedHashMap<>();
    for (UnifiedEvent event : events) {
      if (event instanceof TextChunkEvent chunk && isOfMainThread(chunk)) {
        String block = chunk.blockId() == null ? chunk.id() : chunk.blockId();
        blocks.computeIfAbsent(block, key -> new StringBuilder()).append(chunk.content());
      } else if (event instanceof BlockDiscardedEvent discarded) {
        blocks.remove(discarded.blockId());
      }
    }
    return String.join("", blocks.values());
  }

  private static boolean isOfMainThread(TextChunkEvent chunk) {
    return chunk.parentToolId() == null && chunk.subagentId() == null;
  }
}
