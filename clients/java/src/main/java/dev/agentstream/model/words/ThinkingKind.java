// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record ThinkingKind(String value) implements Word {
  public static final ThinkingKind SUMMARY = new ThinkingKind("summary");
  public static final ThinkingKind RAW = new ThinkingKind("raw");

  public static final List<ThinkingKind> KNOWN = List.of(SUMMARY, RAW);

  public ThinkingKind {
    Word.requireNotEmpty(value);
  }

  public static ThinkingKind decode(JsonNode value, Pointer at) {
    return new ThinkingKind(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ThinkingKind decodeKnown(JsonNode value, Pointer at) {
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
