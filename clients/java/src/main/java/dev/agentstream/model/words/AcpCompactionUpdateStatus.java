// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AcpCompactionUpdateStatus(String value) implements Word {
  public static final AcpCompactionUpdateStatus IN_PROGRESS =
      new AcpCompactionUpdateStatus("in_progress");
  public static final AcpCompactionUpdateStatus COMPLETED =
      new AcpCompactionUpdateStatus("completed");
  public static final AcpCompactionUpdateStatus FAILED = new AcpCompactionUpdateStatus("failed");
  public static final AcpCompactionUpdateStatus CANCELLED =
      new AcpCompactionUpdateStatus("cancelled");

  public static final List<AcpCompactionUpdateStatus> KNOWN =
      List.of(IN_PROGRESS, COMPLETED, FAILED, CANCELLED);

  public AcpCompactionUpdateStatus {
    Objects.requireNonNull(value, "value");
  }

  public static AcpCompactionUpdateStatus decode(JsonNode value, Pointer at) {
    return new AcpCompactionUpdateStatus(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AcpCompactionUpdateStatus decodeKnown(JsonNode value, Pointer at) {
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
