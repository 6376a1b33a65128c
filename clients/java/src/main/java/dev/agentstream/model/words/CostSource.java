// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record CostSource(String value) implements Word {
  public static final CostSource REPORTED = new CostSource("reported");
  public static final CostSource ESTIMATED = new CostSource("estimated");

  public static final List<CostSource> KNOWN = List.of(REPORTED, ESTIMATED);

  public CostSource {
    Word.requireNotEmpty(value);
  }

  public static CostSource decode(JsonNode value, Pointer at) {
    return new CostSource(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static CostSource decodeKnown(JsonNode value, Pointer at) {
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
