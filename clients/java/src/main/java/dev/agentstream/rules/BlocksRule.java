package dev.agentstream.rules;

import dev.agentstream.model.events.BlockDiscardedEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.TurnCompletedEvent;
import dev.agentstream.model.events.TurnFailedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.DiscardReason;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Rule 5: blocks. */
final class BlocksRule implements Rule {
  private final Set<String> closed = new HashSet<>();
  private final Set<String> discarded = new HashSet<>();

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    Chunk chunk = Chunk.of(event);
    if (chunk != null) {
      checkChunk(chunk, open, faults);
    } else if (event instanceof BlockDiscardedEvent discarding) {
      checkDiscarded(discarding, open, faults);
    } else if (event instanceof TurnCompletedEvent || event instanceof TurnFailedEvent) {
      List<String> blocks =
          open.blocks.entrySet().stream()
              .filter(entry -> entry.getValue().owner().equals(Owner.MAIN_THREAD))
              .map(Map.Entry::getKey)
              .collect(Collectors.toList());
      faults.addOpen("5.11", blocks, "the turn");
    } else if (event instanceof SessionEndedEvent) {
      faults.addOpen("5.12", open.blocks.keySet(), "the run");
    }
  }

  private void checkChunk(Chunk chunk, OpenThings open, Faults faults) {
    String id = chunk.blockId();
    if (id == null) {
      faults.add("5.1", "the chunk has no blockId");
      return;
    }
    boolean isOver = closed.contains(id) || discarded.contains(id);
    faults.addIf(isOver, "5.2", "a chunk of " + id + ", which is closed");
    if (chunk.isComplete()) {
      closed.add(id);
    }
    OpenBlock block = open.blocks.get(id);
    if (block != null) {
      String type = block.first().type();
      boolean isOfOther = !block.owner().equals(Owner.of(chunk.event()));
      faults.addIf(!type.equals(chunk.event().type()), "5.3", id + " is a block of " + type);
      faults.addIf(isOfOther, "5.4", id + " has another owner than its first chunk");
    }
    checkText(chunk, block == null ? "" : block.text().toString(), faults);
  }

  private static void checkText(Chunk chunk, String before, Faults faults) {
    String id = chunk.blockId();
    if (!chunk.isComplete()) {
      boolean isEarly = chunk.text() != null;
      faults.addIf(isEarly, "5.6", "a chunk of " + id + " has the text before its end");
    } else if (chunk.text() == null) {
      boolean isOmitted = chunk.omitted() != null && chunk.omitted().contains("text");
      faults.addIf(!isOmitted, "5.5", "the closing chunk of " + id + " has no text");
    } else {
      boolean isOther = !chunk.text().equals(before + chunk.content());
      faults.addIf(isOther, "5.7", "the text of " + id + " is not what its chunks carried");
    }
  }

  private void checkDiscarded(BlockDiscardedEvent event, OpenThings open, Faults faults) {
    String id = event.blockId();
    boolean isClosed = closed.contains(id);
    boolean isKnown = isClosed || open.blocks.containsKey(id) || open.inputs.containsKey(id);
    if (!discarded.add(id)) {
      faults.add("5.9", id + " is discarded twice");
    } else if (!isKnown) {
      faults.add("5.8", id + " is discarded and is not known");
    } else if (isClosed && !DiscardReason.SUPERSEDED.equals(event.reason())) {
      faults.add("5.10", id + " is discarded and was closed");
    }
  }
}
