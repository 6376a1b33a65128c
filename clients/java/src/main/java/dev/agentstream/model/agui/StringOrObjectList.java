// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encodable;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Objects;

/** A string, or a list of object. */
public sealed interface StringOrObjectList extends Encodable {
  record OfString(String value) implements StringOrObjectList {
    public OfString {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfObjectList(List<ObjectNode> value) implements StringOrObjectList {
    public OfObjectList {
      value = Copies.of(value);
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  static StringOrObjectList of(String value) {
    return new OfString(value);
  }

  static StringOrObjectList of(List<ObjectNode> value) {
    return new OfObjectList(value);
  }

  static StringOrObjectList decode(JsonNode value, Pointer at) {
    return switch (value.getNodeType()) {
      case STRING -> new OfString(Decoders.TEXT.decode(value, at));
      case ARRAY -> new OfObjectList(Decoders.list(Decoders.OBJECT).decode(value, at));
      default -> throw Decoders.expected("string or array", value, at);
    };
  }
}
