// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AcpToolCallUpdateStatus(String value) implements Word {
  public static final AcpToolCallUpdateStatus PENDING = new AcpToolCallUpdateStatus("pending");
  public static final AcpToolCallUpdateStatus IN_PROGRESS =
      new AcpToolCallUpdateStatus("in_progress");
  public static final AcpToolCallUpdateStatus COMPLETED = new AcpToolCallUpdateStatus("completed");
  public static final AcpToolCallUpdateStatus FAILED = new AcpToolCallUpdateStatus("failed");

  public static final List<AcpToolCallUpdateStatus> KNOWN =
      List.of(PENDING, IN_PROGRESS, COMPLETED, FAILED);

  public AcpToolCallUpdateStatus {
    Objects.requireNonNull(value, "value");
  }

  public static AcpToolCallUpdateStatus decode(JsonNode value, Pointer at) {
    return new AcpToolCallUpdateStatus(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AcpToolCallUpdateStatus decodeKnown(JsonNode value, Pointer at) {
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
