// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record DenialSource(String value) implements Word {
  public static final DenialSource ANSWER = new DenialSource("answer");
  public static final DenialSource EXPIRED = new DenialSource("expired");
  public static final DenialSource VENDOR = new DenialSource("vendor");
  public static final DenialSource STDERR = new DenialSource("stderr");
  public static final DenialSource INFERRED = new DenialSource("inferred");

  public static final List<DenialSource> KNOWN = List.of(ANSWER, EXPIRED, VENDOR, STDERR, INFERRED);

  public DenialSource {
    Word.requireNotEmpty(value);
  }

  public static DenialSource decode(JsonNode value, Pointer at) {
    return new DenialSource(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static DenialSource decodeKnown(JsonNode value, Pointer at) {
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
