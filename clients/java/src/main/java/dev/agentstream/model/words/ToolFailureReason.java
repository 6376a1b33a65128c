// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;

/** The words that this version knows; any other word is kept as it came. */
public record ToolFailureReason(String value) implements Word {
  public static final ToolFailureReason DENIED = new ToolFailureReason("denied");
  public static final ToolFailureReason CANCELLED = new ToolFailureReason("cancelled");
  public static final ToolFailureReason NOT_RUN = new ToolFailureReason("notRun");
  public static final ToolFailureReason ERROR = new ToolFailureReason("error");

  public static final List<ToolFailureReason> KNOWN = List.of(DENIED, CANCELLED, NOT_RUN, ERROR);

  public ToolFailureReason {
    Word.requireNotEmpty(value);
  }

  public static ToolFailureReason decode(JsonNode value, Pointer at) {
    return new ToolFailureReason(Decoders.WORD.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static ToolFailureReason decodeKnown(JsonNode value, Pointer at) {
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
