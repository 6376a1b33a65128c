// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Coverage(String value) implements Word {
  public static final Coverage COMPLETE = new Coverage("complete");
  public static final Coverage PARTIAL = new Coverage("partial");

  public static final List<Coverage> KNOWN = List.of(COMPLETE, PARTIAL);

  public Coverage {
    Objects.requireNonNull(value, "value");
  }

  public static Coverage decode(JsonNode value, Pointer at) {
    return new Coverage(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Coverage decodeKnown(JsonNode value, Pointer at) {
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
