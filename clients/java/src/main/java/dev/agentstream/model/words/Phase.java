// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Phase(String value) implements Word {
  public static final Phase COMMENTARY = new Phase("commentary");
  public static final Phase FINAL_ANSWER = new Phase("final_answer");

  public static final List<Phase> KNOWN = List.of(COMMENTARY, FINAL_ANSWER);

  public Phase {
    Objects.requireNonNull(value, "value");
  }

  public static Phase decode(JsonNode value, Pointer at) {
    return new Phase(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Phase decodeKnown(JsonNode value, Pointer at) {
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
