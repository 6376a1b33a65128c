// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record FinishReason(String value) implements Word {
  public static final FinishReason STOP = new FinishReason("stop");
  public static final FinishReason LENGTH = new FinishReason("length");
  public static final FinishReason CONTENT_FILTER = new FinishReason("content-filter");
  public static final FinishReason TOOL_CALLS = new FinishReason("tool-calls");
  public static final FinishReason ERROR = new FinishReason("error");
  public static final FinishReason INTERRUPTED = new FinishReason("interrupted");
  public static final FinishReason OTHER = new FinishReason("other");

  public static final List<FinishReason> KNOWN =
      List.of(STOP, LENGTH, CONTENT_FILTER, TOOL_CALLS, ERROR, INTERRUPTED, OTHER);

  public FinishReason {
    Objects.requireNonNull(value, "value");
  }

  public static FinishReason decode(JsonNode value, Pointer at) {
    return new FinishReason(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static FinishReason decodeKnown(JsonNode value, Pointer at) {
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
