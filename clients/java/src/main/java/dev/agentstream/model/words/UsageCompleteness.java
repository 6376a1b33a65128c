// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record UsageCompleteness(String value) implements Word {
  public static final UsageCompleteness REPORTED = new UsageCompleteness("reported");
  public static final UsageCompleteness PARTIAL = new UsageCompleteness("partial");
  public static final UsageCompleteness UNKNOWN = new UsageCompleteness("unknown");

  public static final List<UsageCompleteness> KNOWN = List.of(REPORTED, PARTIAL, UNKNOWN);

  public UsageCompleteness {
    Word.requireNotEmpty(value);
  }

  public static UsageCompleteness decode(JsonNode value, Pointer at) {
    return new UsageCompleteness(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static UsageCompleteness decodeKnown(JsonNode value, Pointer at) {
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
