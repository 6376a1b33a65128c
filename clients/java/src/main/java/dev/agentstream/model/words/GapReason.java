// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record GapReason(String value) implements Word {
  public static final GapReason RETENTION = new GapReason("retention");
  public static final GapReason UNKNOWN = new GapReason("unknown");

  public static final List<GapReason> KNOWN = List.of(RETENTION, UNKNOWN);

  public GapReason {
    Word.requireNotEmpty(value);
  }

  public static GapReason decode(JsonNode value, Pointer at) {
    return new GapReason(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static GapReason decodeKnown(JsonNode value, Pointer at) {
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
