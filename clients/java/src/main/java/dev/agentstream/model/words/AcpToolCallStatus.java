// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AcpToolCallStatus(String value) implements Word {
  public static final AcpToolCallStatus PENDING = new AcpToolCallStatus("pending");
  public static final AcpToolCallStatus IN_PROGRESS = new AcpToolCallStatus("in_progress");
  public static final AcpToolCallStatus COMPLETED = new AcpToolCallStatus("completed");
  public static final AcpToolCallStatus FAILED = new AcpToolCallStatus("failed");

  public static final List<AcpToolCallStatus> KNOWN =
      List.of(PENDING, IN_PROGRESS, COMPLETED, FAILED);

  public AcpToolCallStatus {
    Objects.requireNonNull(value, "value");
  }

  public static AcpToolCallStatus decode(JsonNode value, Pointer at) {
    return new AcpToolCallStatus(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AcpToolCallStatus decodeKnown(JsonNode value, Pointer at) {
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
