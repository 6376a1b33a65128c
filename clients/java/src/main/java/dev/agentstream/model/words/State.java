// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record State(String value) implements Word {
  public static final State ACTIVE = new State("active");
  public static final State FAILING = new State("failing");
  public static final State DISABLED = new State("disabled");

  public static final List<State> KNOWN = List.of(ACTIVE, FAILING, DISABLED);

  public State {
    Objects.requireNonNull(value, "value");
  }

  public static State decode(JsonNode value, Pointer at) {
    return new State(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static State decodeKnown(JsonNode value, Pointer at) {
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
