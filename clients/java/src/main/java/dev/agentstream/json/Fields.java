package dev.agentstream.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Takes the fields of one object, and knows which are left over. */
public final class Fields {
  private final ObjectNode object;
  private final Pointer at;
  private String[] taken = new String[12];
  private int count;

  public Fields(JsonNode value, Pointer at) {
    this.object = Decoders.decodeObject(value, at);
    this.at = at;
  }

  public <T> T required(String key, Decoder<T> decoder) {
    JsonNode value = take(key);
    if (value == null) {
      throw new DecodeException(at.at(key), "is required");
    }
    return decoder.decode(value, at.at(key));
  }

  /** Null if it is absent; a null in the JSON is refused. */
  public <T> T optional(String key, Decoder<T> decoder) {
    JsonNode value = take(key);
    return value == null ? null : decoder.decode(value, at.at(key));
  }

  /** Null if it is null. */
  public <T> T requiredOrNull(String key, Decoder<T> decoder) {
    T value = object.path(key).isNull() ? null : required(key, decoder);
    if (value == null) {
      take(key);
    }
    return value;
  }

  /** Null if it is absent or null; a null is left over, so that it is not forgotten. */
  public <T> T optionalOrNull(String key, Decoder<T> decoder) {
    return object.path(key).isNull() ? null : optional(key, decoder);
  }

  public void constant(String key, String constant) {
    JsonNode value = take(key);
    if (value == null) {
      throw new DecodeException(at.at(key), "is required");
    }
    if (!constant.equals(value.textValue())) {
      throw new DecodeException(at.at(key), "expected \"" + constant + "\", got " + value);
    }
  }

  /** What was not taken. */
  public Map<String, JsonNode> extra() {
    if (count == object.size()) {
      return Map.of();
    }
    Map<String, JsonNode> extra = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      if (!isTaken(entry.getKey())) {
        extra.put(entry.getKey(), entry.getValue());
      }
    }
    return extra;
  }

  /** Refuses what was not taken. */
  public void end() {
    for (String key : extra().keySet()) {
      throw new DecodeException(at.at(key), "is not a known field");
    }
  }

  private JsonNode take(String key) {
    JsonNode value = object.get(key);
    if (value != null) {
      if (count == taken.length) {
        taken = Arrays.copyOf(taken, count * 2);
      }
      taken[count++] = key;
    }
    return value;
  }

  private boolean isTaken(String key) {
    for (int index = 0; index < count; index++) {
      if (taken[index].equals(key)) {
        return true;
      }
    }
    return false;
  }
}
