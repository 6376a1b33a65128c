// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Trigger(String value) implements Word {
  public static final Trigger AUTO = new Trigger("auto");
  public static final Trigger MANUAL = new Trigger("manual");

  public static final List<Trigger> KNOWN = List.of(AUTO, MANUAL);

  public Trigger {
    Objects.requireNonNull(value, "value");
  }

  public static Trigger decode(JsonNode value, Pointer at) {
    return new Trigger(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Trigger decodeKnown(JsonNode value, Pointer at) {
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
