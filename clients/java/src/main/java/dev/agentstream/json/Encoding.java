package dev.agentstream.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Makes the JSON of one object. */
public final class Encoding {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final ObjectNode object = NODES.objectNode();

  /** Sets a field, unless it is absent. */
  public void put(String key, Object value) {
    if (value != null) {
      object.set(key, of(value));
    }
  }

  /** Sets a field that is null where there is no value. */
  public void putOrNull(String key, Object value) {
    object.set(key, value == null ? NODES.nullNode() : of(value));
  }

  public ObjectNode end() {
    return object;
  }

  /** Adds the fields that are not known; a known one with a value comes first. */
  public ObjectNode end(Map<String, JsonNode> extra) {
    for (Map.Entry<String, JsonNode> entry : extra.entrySet()) {
      object.putIfAbsent(entry.getKey(), entry.getValue());
    }
    return object;
  }

  /** The JSON of a field's value. */
  public static JsonNode of(Object value) {
    if (value instanceof String text) {
      return NODES.textNode(text);
    }
    if (value instanceof JsonNode node) {
      return node;
    }
    if (value instanceof Encodable encodable) {
      return encodable.encode();
    }
    if (value instanceof Word word) {
      return NODES.textNode(word.value());
    }
    if (value instanceof Boolean bool) {
      return NODES.booleanNode(bool);
    }
    return value instanceof Number number ? ofNumber(number) : ofMany(value);
  }

  private static JsonNode ofNumber(Number number) {
    double real = number.doubleValue();
    // 3.0 is 3, as it was before it became a double
    if (number instanceof Long || (real == Math.rint(real) && Math.abs(real) < 1L << 53)) {
      return NODES.numberNode(number.longValue());
    }
    return NODES.numberNode(real);
  }

  private static JsonNode ofMany(Object value) {
    if (value instanceof List<?> list) {
      ArrayNode array = NODES.arrayNode(list.size());
      for (Object item : list) {
        array.add(of(item));
      }
      return array;
    }
    if (value instanceof Map<?, ?> map) {
      ObjectNode fields = NODES.objectNode();
      map.forEach((key, item) -> fields.set(key.toString(), of(item)));
      return fields;
    }
    throw new IllegalArgumentException("expected a value of the contract, got " + value);
  }
}
