// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record OutputHookStatus(String value) implements Word {
  public static final OutputHookStatus STARTED = new OutputHookStatus("started");
  public static final OutputHookStatus COMPLETED = new OutputHookStatus("completed");
  public static final OutputHookStatus FAILED = new OutputHookStatus("failed");

  public static final List<OutputHookStatus> KNOWN = List.of(STARTED, COMPLETED, FAILED);

  public OutputHookStatus {
    Objects.requireNonNull(value, "value");
  }

  public static OutputHookStatus decode(JsonNode value, Pointer at) {
    return new OutputHookStatus(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static OutputHookStatus decodeKnown(JsonNode value, Pointer at) {
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
