// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record UserMessageKind(String value) implements Word {
  public static final UserMessageKind PROMPT = new UserMessageKind("prompt");
  public static final UserMessageKind STEER = new UserMessageKind("steer");
  public static final UserMessageKind REVIEW = new UserMessageKind("review");

  public static final List<UserMessageKind> KNOWN = List.of(PROMPT, STEER, REVIEW);

  public UserMessageKind {
    Word.requireNotEmpty(value);
  }

  public static UserMessageKind decode(JsonNode value, Pointer at) {
    return new UserMessageKind(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static UserMessageKind decodeKnown(JsonNode value, Pointer at) {
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
