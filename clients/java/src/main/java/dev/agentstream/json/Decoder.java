package dev.agentstream.json;

import com.fasterxml.jackson.databind.JsonNode;

/** Makes a value of JSON: {@code UnifiedEvent::decode}. */
@FunctionalInterface
public interface Decoder<T> {
  /**
   * Decodes a value.
   *
   * @param at where the value is, for the path of a fault
   * @throws DecodeException if it is not what was expected
   */
  T decode(JsonNode value, Pointer at);
}
