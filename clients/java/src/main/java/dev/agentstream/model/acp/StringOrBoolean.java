// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encodable;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Pointer;
import java.util.Objects;

/** A string, or a boolean. */
public sealed interface StringOrBoolean extends Encodable {
  record OfString(String value) implements StringOrBoolean {
    public OfString {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfBoolean(Boolean value) implements StringOrBoolean {
    public OfBoolean {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  static StringOrBoolean of(String value) {
    return new OfString(value);
  }

  static StringOrBoolean of(Boolean value) {
    return new OfBoolean(value);
  }

  static StringOrBoolean decode(JsonNode value, Pointer at) {
    return switch (value.getNodeType()) {
      case STRING -> new OfString(Decoders.TEXT.decode(value, at));
      case BOOLEAN -> new OfBoolean(Decoders.BOOLEAN.decode(value, at));
      default -> throw Decoders.expected("string or boolean", value, at);
    };
  }
}
