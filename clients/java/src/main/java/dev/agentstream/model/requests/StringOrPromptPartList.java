// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encodable;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Objects;

/** A string, or a list of PromptPart. */
public sealed interface StringOrPromptPartList extends Encodable {
  record OfString(String value) implements StringOrPromptPartList {
    public OfString {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfPromptPartList(List<PromptPart> value) implements StringOrPromptPartList {
    public OfPromptPartList {
      value = Copies.of(value);
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  static StringOrPromptPartList of(String value) {
    return new OfString(value);
  }

  static StringOrPromptPartList of(List<PromptPart> value) {
    return new OfPromptPartList(value);
  }

  static StringOrPromptPartList decode(JsonNode value, Pointer at) {
    return switch (value.getNodeType()) {
      case STRING -> new OfString(Decoders.text(100000).decode(value, at));
      case ARRAY -> new OfPromptPartList(Decoders.list(PromptPart::decode, 1).decode(value, at));
      default -> throw Decoders.expected("string or array", value, at);
    };
  }
}
