// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record ExitCause(String value) implements Word {
  public static final ExitCause HOST_ENDED = new ExitCause("hostEnded");
  public static final ExitCause VENDOR_CODE = new ExitCause("vendorCode");

  public static final List<ExitCause> KNOWN = List.of(HOST_ENDED, VENDOR_CODE);

  public ExitCause {
    Word.requireNotEmpty(value);
  }

  public static ExitCause decode(JsonNode value, Pointer at) {
    return new ExitCause(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ExitCause decodeKnown(JsonNode value, Pointer at) {
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
