// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record PlanStatus(String value) implements Word {
  public static final PlanStatus PENDING = new PlanStatus("pending");
  public static final PlanStatus IN_PROGRESS = new PlanStatus("inProgress");
  public static final PlanStatus COMPLETED = new PlanStatus("completed");
  public static final PlanStatus CANCELLED = new PlanStatus("cancelled");

  public static final List<PlanStatus> KNOWN = List.of(PENDING, IN_PROGRESS, COMPLETED, CANCELLED);

  public PlanStatus {
    Word.requireNotEmpty(value);
  }

  public static PlanStatus decode(JsonNode value, Pointer at) {
    return new PlanStatus(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static PlanStatus decodeKnown(JsonNode value, Pointer at) {
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
