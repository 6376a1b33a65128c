// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record UsageScope(String value) implements Word {
  public static final UsageScope MESSAGE = new UsageScope("message");
  public static final UsageScope TURN = new UsageScope("turn");
  public static final UsageScope SESSION = new UsageScope("session");

  public static final List<UsageScope> KNOWN = List.of(MESSAGE, TURN, SESSION);

  public UsageScope {
    Word.requireNotEmpty(value);
  }

  public static UsageScope decode(JsonNode value, Pointer at) {
    return new UsageScope(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static UsageScope decodeKnown(JsonNode value, Pointer at) {
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
