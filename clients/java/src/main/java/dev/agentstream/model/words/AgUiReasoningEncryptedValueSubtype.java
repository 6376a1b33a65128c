// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record AgUiReasoningEncryptedValueSubtype(String value) implements Word {
  public static final AgUiReasoningEncryptedValueSubtype TOOL_CALL =
      new AgUiReasoningEncryptedValueSubtype("tool-call");
  public static final AgUiReasoningEncryptedValueSubtype MESSAGE =
      new AgUiReasoningEncryptedValueSubtype("message");

  public static final List<AgUiReasoningEncryptedValueSubtype> KNOWN = List.of(TOOL_CALL, MESSAGE);

  public AgUiReasoningEncryptedValueSubtype {
    Objects.requireNonNull(value, "value");
  }

  public static AgUiReasoningEncryptedValueSubtype decode(JsonNode value, Pointer at) {
    return new AgUiReasoningEncryptedValueSubtype(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static AgUiReasoningEncryptedValueSubtype decodeKnown(JsonNode value, Pointer at) {
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
