// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record CompactionPhase(String value) implements Word {
  public static final CompactionPhase STARTED = new CompactionPhase("started");
  public static final CompactionPhase COMPLETED = new CompactionPhase("completed");
  public static final CompactionPhase FAILED = new CompactionPhase("failed");

  public static final List<CompactionPhase> KNOWN = List.of(STARTED, COMPLETED, FAILED);

  public CompactionPhase {
    Word.requireNotEmpty(value);
  }

  public static CompactionPhase decode(JsonNode value, Pointer at) {
    return new CompactionPhase(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static CompactionPhase decodeKnown(JsonNode value, Pointer at) {
    return Decoders.known(KNOWN, value, at);
  }

  @Override
  public boolean isKnown() {
    return KNOWN.contains(this);
  }

  @Override
  public String toString() {
    return value;
  }
}
