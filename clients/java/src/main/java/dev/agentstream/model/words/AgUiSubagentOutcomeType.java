// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AgUiSubagentOutcomeType(String value) implements Word {
  public static final AgUiSubagentOutcomeType SUCCESS = new AgUiSubagentOutcomeType("success");
  public static final AgUiSubagentOutcomeType SUSPENDED = new AgUiSubagentOutcomeType("suspended");

  public static final List<AgUiSubagentOutcomeType> KNOWN = List.of(SUCCESS, SUSPENDED);

  public AgUiSubagentOutcomeType {
    Objects.requireNonNull(value, "value");
  }

  public static AgUiSubagentOutcomeType decode(JsonNode value, Pointer at) {
    return new AgUiSubagentOutcomeType(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AgUiSubagentOutcomeType decodeKnown(JsonNode value, Pointer at) {
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
