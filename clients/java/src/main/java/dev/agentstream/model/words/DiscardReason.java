// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record DiscardReason(String value) implements Word {
  public static final DiscardReason RETRIED = new DiscardReason("retried");
  public static final DiscardReason SUPERSEDED = new DiscardReason("superseded");

  public static final List<DiscardReason> KNOWN = List.of(RETRIED, SUPERSEDED);

  public DiscardReason {
    Word.requireNotEmpty(value);
  }

  public static DiscardReason decode(JsonNode value, Pointer at) {
    return new DiscardReason(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static DiscardReason decodeKnown(JsonNode value, Pointer at) {
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
