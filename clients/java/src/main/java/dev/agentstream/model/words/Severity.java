// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Severity(String value) implements Word {
  public static final Severity INFO = new Severity("info");
  public static final Severity WARNING = new Severity("warning");
  public static final Severity ERROR = new Severity("error");

  public static final List<Severity> KNOWN = List.of(INFO, WARNING, ERROR);

  public Severity {
    Objects.requireNonNull(value, "value");
  }

  public static Severity decode(JsonNode value, Pointer at) {
    return new Severity(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Severity decodeKnown(JsonNode value, Pointer at) {
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
