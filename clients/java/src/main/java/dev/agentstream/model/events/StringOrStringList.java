// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encodable;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Objects;

/** A string, or a list of string. */
public sealed interface StringOrStringList extends Encodable {
  record OfString(String value) implements StringOrStringList {
    public OfString {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfStringList(List<String> value) implements StringOrStringList {
    public OfStringList {
      value = Copies.of(value);
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  static StringOrStringList of(String value) {
    return new OfString(value);
  }

  static StringOrStringList of(List<String> value) {
    return new OfStringList(value);
  }

  static StringOrStringList decode(JsonNode value, Pointer at) {
    return switch (value.getNodeType()) {
      case STRING -> new OfString(Decoders.TEXT.decode(value, at));
      case ARRAY -> new OfStringList(Decoders.list(Decoders.TEXT).decode(value, at));
      default -> throw Decoders.expected("string or array", value, at);
    };
  }
}
