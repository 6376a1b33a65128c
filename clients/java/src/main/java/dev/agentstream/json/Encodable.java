package dev.agentstream.json;

import com.fasterxml.jackson.databind.JsonNode;

/** What has a JSON value. */
public interface Encodable {
  /** The JSON value: what was absent is absent, and a null that was given is null. */
  JsonNode encode();

  /** The JSON text. */
  default String toJson() {
    return encode().toString();
  }
}
