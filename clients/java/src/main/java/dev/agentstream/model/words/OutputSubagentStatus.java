// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record OutputSubagentStatus(String value) implements Word {
  public static final OutputSubagentStatus STARTED = new OutputSubagentStatus("started");
  public static final OutputSubagentStatus COMPLETED = new OutputSubagentStatus("completed");
  public static final OutputSubagentStatus FAILED = new OutputSubagentStatus("failed");

  public static final List<OutputSubagentStatus> KNOWN = List.of(STARTED, COMPLETED, FAILED);

  public OutputSubagentStatus {
    Objects.requireNonNull(value, "value");
  }

  public static OutputSubagentStatus decode(JsonNode value, Pointer at) {
    return new OutputSubagentStatus(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static OutputSubagentStatus decodeKnown(JsonNode value, Pointer at) {
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
