// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encodable;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Objects;

/** An object, or a list of StreamQuestion. */
public sealed interface ObjectOrStreamQuestionList extends Encodable {
  record OfObject(ObjectNode value) implements ObjectOrStreamQuestionList {
    public OfObject {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  record OfStreamQuestionList(List<StreamQuestion> value) implements ObjectOrStreamQuestionList {
    public OfStreamQuestionList {
      value = Copies.of(value);
    }

    @Override
    public JsonNode encode() {
      return Encoding.of(value);
    }
  }

  static ObjectOrStreamQuestionList of(ObjectNode value) {
    return new OfObject(value);
  }

  static ObjectOrStreamQuestionList of(List<StreamQuestion> value) {
    return new OfStreamQuestionList(value);
  }

  static ObjectOrStreamQuestionList decode(JsonNode value, Pointer at) {
    return switch (value.getNodeType()) {
      case OBJECT -> new OfObject(Decoders.OBJECT.decode(value, at));
      case ARRAY ->
          new OfStreamQuestionList(Decoders.list(StreamQuestion::decode).decode(value, at));
      default -> throw Decoders.expected("object or array", value, at);
    };
  }
}
