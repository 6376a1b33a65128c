// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record ContextCompactedEventTrigger(String value) implements Word {
  public static final ContextCompactedEventTrigger AUTO = new ContextCompactedEventTrigger("auto");
  public static final ContextCompactedEventTrigger MANUAL =
      new ContextCompactedEventTrigger("manual");

  public static final List<ContextCompactedEventTrigger> KNOWN = List.of(AUTO, MANUAL);

  public ContextCompactedEventTrigger {
    Objects.requireNonNull(value, "value");
  }

  public static ContextCompactedEventTrigger decode(JsonNode value, Pointer at) {
    return new ContextCompactedEventTrigger(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ContextCompactedEventTrigger decodeKnown(JsonNode value, Pointer at) {
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
