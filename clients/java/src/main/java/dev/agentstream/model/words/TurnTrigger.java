// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record TurnTrigger(String value) implements Word {
  public static final TurnTrigger USER = new TurnTrigger("user");
  public static final TurnTrigger TASK = new TurnTrigger("task");
  public static final TurnTrigger QUEUE = new TurnTrigger("queue");
  public static final TurnTrigger COMMAND = new TurnTrigger("command");

  public static final List<TurnTrigger> KNOWN = List.of(USER, TASK, QUEUE, COMMAND);

  public TurnTrigger {
    Word.requireNotEmpty(value);
  }

  public static TurnTrigger decode(JsonNode value, Pointer at) {
    return new TurnTrigger(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static TurnTrigger decodeKnown(JsonNode value, Pointer at) {
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
