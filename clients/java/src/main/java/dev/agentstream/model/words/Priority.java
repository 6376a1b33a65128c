// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Priority(String value) implements Word {
  public static final Priority HIGH = new Priority("high");
  public static final Priority MEDIUM = new Priority("medium");
  public static final Priority LOW = new Priority("low");

  public static final List<Priority> KNOWN = List.of(HIGH, MEDIUM, LOW);

  public Priority {
    Objects.requireNonNull(value, "value");
  }

  public static Priority decode(JsonNode value, Pointer at) {
    return new Priority(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Priority decodeKnown(JsonNode value, Pointer at) {
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
