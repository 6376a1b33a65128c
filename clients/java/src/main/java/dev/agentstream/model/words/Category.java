// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.words;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Pointer;
import dev.agentstream.json.Word;
import java.util.List;
import java.util.Objects;

/** The words that this version knows; any other word is kept as it came. */
public record Category(String value) implements Word {
  public static final Category MODE = new Category("mode");
  public static final Category MODEL = new Category("model");
  public static final Category MODEL_CONFIG = new Category("model_config");
  public static final Category THOUGHT_LEVEL = new Category("thought_level");

  public static final List<Category> KNOWN = List.of(MODE, MODEL, MODEL_CONFIG, THOUGHT_LEVEL);

  public Category {
    Objects.requireNonNull(value, "value");
  }

  public static Category decode(JsonNode value, Pointer at) {
    return new Category(Decoders.TEXT.decode(value, at));
  }

  /** Refuses words that are not in the list. */
  public static Category decodeKnown(JsonNode value, Pointer at) {
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
