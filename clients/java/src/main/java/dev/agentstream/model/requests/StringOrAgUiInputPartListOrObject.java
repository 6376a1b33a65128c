// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encodable;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Objects;

/** A string, or a list of AgUiInputPart, or an object. */
public sealed interface StringOrAgUiInputPartListOrObject extends Encodable {
  record OfString(String value) implements StringOrAgUiInputPartListOrObject {
    public OfString {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfAgUiInputPartList(List<AgUiInputPart> value)
      implements StringOrAgUiInputPartListOrObject {
    public OfAgUiInputPartList {
      value = Copies.of(value);
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfObject(ObjectNode value) implements StringOrAgUiInputPartListOrObject {
    public OfObject {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  static StringOrAgUiInputPartListOrObject of(String value) {
    return new OfString(value);
  }

  static StringOrAgUiInputPartListOrObject of(List<AgUiInputPart> value) {
    return new OfAgUiInputPartList(value);
  }

  static StringOrAgUiInputPartListOrObject of(ObjectNode value) {
    return new OfObject(value);
  }

  static StringOrAgUiInputPartListOrObject decode(JsonNode value, Pointer at) {
    return switch (value.getNodeType()) {
      case STRING -> new OfString(Decoders.TEXT.decode(value, at));
      case ARRAY -> new OfAgUiInputPartList(Decoders.list(AgUiInputPart::decode).decode(value, at));
      case OBJECT -> new OfObject(Decoders.OBJECT.decode(value, at));
      default -> throw Decoders.expected("string or array or object", value, at);
    };
  }
}
