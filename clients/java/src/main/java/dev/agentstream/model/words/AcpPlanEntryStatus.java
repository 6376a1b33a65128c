// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AcpPlanEntryStatus(String value) implements Word {
  public static final AcpPlanEntryStatus PENDING = new AcpPlanEntryStatus("pending");
  public static final AcpPlanEntryStatus IN_PROGRESS = new AcpPlanEntryStatus("in_progress");
  public static final AcpPlanEntryStatus COMPLETED = new AcpPlanEntryStatus("completed");

  public static final List<AcpPlanEntryStatus> KNOWN = List.of(PENDING, IN_PROGRESS, COMPLETED);

  public AcpPlanEntryStatus {
    Objects.requireNonNull(value, "value");
  }

  public static AcpPlanEntryStatus decode(JsonNode value, Pointer at) {
    return new AcpPlanEntryStatus(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AcpPlanEntryStatus decodeKnown(JsonNode value, Pointer at) {
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
