// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record VersionStatus(String value) implements Word {
  public static final VersionStatus TESTED = new VersionStatus("tested");
  public static final VersionStatus UNTESTED = new VersionStatus("untested");

  public static final List<VersionStatus> KNOWN = List.of(TESTED, UNTESTED);

  public VersionStatus {
    Word.requireNotEmpty(value);
  }

  public static VersionStatus decode(JsonNode value, Pointer at) {
    return new VersionStatus(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static VersionStatus decodeKnown(JsonNode value, Pointer at) {
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
