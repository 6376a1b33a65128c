// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Source(String value) implements Word {
  public static final Source AGENT_ESTIMATE = new Source("agent-estimate");

  public static final List<Source> KNOWN = List.of(AGENT_ESTIMATE);

  public Source {
    Objects.requireNonNull(value, "value");
  }

  public static Source decode(JsonNode value, Pointer at) {
    return new Source(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Source decodeKnown(JsonNode value, Pointer at) {
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
