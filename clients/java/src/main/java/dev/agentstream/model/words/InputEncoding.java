// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record InputEncoding(String value) implements Word {
  public static final InputEncoding JSON = new InputEncoding("json");
  public static final InputEncoding TEXT = new InputEncoding("text");

  public static final List<InputEncoding> KNOWN = List.of(JSON, TEXT);

  public InputEncoding {
    Objects.requireNonNull(value, "value");
  }

  public static InputEncoding decode(JsonNode value, Pointer at) {
    return new InputEncoding(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static InputEncoding decodeKnown(JsonNode value, Pointer at) {
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
