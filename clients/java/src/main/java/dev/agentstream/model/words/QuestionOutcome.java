// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record QuestionOutcome(String value) implements Word {
  public static final QuestionOutcome ANSWERED = new QuestionOutcome("answered");
  public static final QuestionOutcome DECLINED = new QuestionOutcome("declined");
  public static final QuestionOutcome EXPIRED = new QuestionOutcome("expired");
  public static final QuestionOutcome CANCELLED = new QuestionOutcome("cancelled");
  public static final QuestionOutcome UNKNOWN = new QuestionOutcome("unknown");

  public static final List<QuestionOutcome> KNOWN =
      List.of(ANSWERED, DECLINED, EXPIRED, CANCELLED, UNKNOWN);

  public QuestionOutcome {
    Word.requireNotEmpty(value);
  }

  public static QuestionOutcome decode(JsonNode value, Pointer at) {
    return new QuestionOutcome(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static QuestionOutcome decodeKnown(JsonNode value, Pointer at) {
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
