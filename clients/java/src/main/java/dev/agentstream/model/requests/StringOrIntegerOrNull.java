// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encodable;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Pointer;
import java.util.Objects;

/** A string, or an integer, or null. */
public sealed interface StringOrIntegerOrNull extends Encodable {
  record OfString(String value) implements StringOrIntegerOrNull {
    public OfString {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfInteger(Long value) implements StringOrIntegerOrNull {
    public OfInteger {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfNull() implements StringOrIntegerOrNull {
    @Override
    public JsonNode encode() {
      return Encoding.of(NullNode.instance);
    }
  }

  static StringOrIntegerOrNull of(String value) {
    return new OfString(value);
  }

  static StringOrIntegerOrNull of(Long value) {
    return new OfInteger(value);
  }

  static StringOrIntegerOrNull ofNull() {
    return new OfNull();
  }

  static StringOrIntegerOrNull decode(JsonNode value, Pointer at) {
    return switch (value.getNodeType()) {
      case STRING -> new OfString(Decoders.TEXT.decode(value, at));
      case NUMBER -> new OfInteger(Decoders.INTEGER.decode(value, at));
      case NULL -> new OfNull();
      default -> throw Decoders.expected("string or number or null", value, at);
    };
  }
}
