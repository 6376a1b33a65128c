// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AnswerAcceptedOutcome(String value) implements Word {
  public static final AnswerAcceptedOutcome ALLOWED = new AnswerAcceptedOutcome("allowed");
  public static final AnswerAcceptedOutcome DENIED = new AnswerAcceptedOutcome("denied");
  public static final AnswerAcceptedOutcome ANSWERED = new AnswerAcceptedOutcome("answered");
  public static final AnswerAcceptedOutcome DECLINED = new AnswerAcceptedOutcome("declined");

  public static final List<AnswerAcceptedOutcome> KNOWN =
      List.of(ALLOWED, DENIED, ANSWERED, DECLINED);

  public AnswerAcceptedOutcome {
    Objects.requireNonNull(value, "value");
  }

  public static AnswerAcceptedOutcome decode(JsonNode value, Pointer at) {
    return new AnswerAcceptedOutcome(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AnswerAcceptedOutcome decodeKnown(JsonNode value, Pointer at) {
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
