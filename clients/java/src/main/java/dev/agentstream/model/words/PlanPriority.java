// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record PlanPriority(String value) implements Word {
  public static final PlanPriority HIGH = new PlanPriority("high");
  public static final PlanPriority MEDIUM = new PlanPriority("medium");
  public static final PlanPriority LOW = new PlanPriority("low");

  public static final List<PlanPriority> KNOWN = List.of(HIGH, MEDIUM, LOW);

  public PlanPriority {
    Word.requireNotEmpty(value);
  }

  public static PlanPriority decode(JsonNode value, Pointer at) {
    return new PlanPriority(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static PlanPriority decodeKnown(JsonNode value, Pointer at) {
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
