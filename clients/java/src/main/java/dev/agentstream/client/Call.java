package dev.agentstream.client;

import dev.agentstream.json.Decoder;
import dev.agentstream.json.Json;
import dev.agentstream.json.Model;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * A request, and how its response is decoded.
 *
 * @param body null for none
 * @param decoder null if the response has no content
 * @param key the same in every attempt: the gateway does what is asked once
 */
record Call<T>(String method, String path, Model body, Decoder<T> decoder, String key) {

  static <T> Call<T> get(String path, Decoder<T> decoder) {
    return new Call<>("GET", path, null, decoder, null);
  }

  static <T> Call<T> post(String path, Model body, Decoder<T> decoder) {
    return new Call<>("POST", path, body, decoder, UUID.randomUUID().toString());
  }

  /** The path of a session, or of something in it. */
  static String pathOf(String... parts) {
    StringBuilder path = new StringBuilder("/v1/sessions");
    for (String part : parts) {
      path.append('/').append(URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20"));
    }
    return path.toString();
  }

  void addTo(HttpRequest.Builder request) {
    if (key != null) {
      request.header("Idempotency-Key", key);
    }
    if (body == null) {
      request.method(method, HttpRequest.BodyPublishers.noBody());
    } else {
      request.header("Content-Type", "application/json");
      request.method(method, HttpRequest.BodyPublishers.ofString(body.toJson()));
    }
  }

  T decode(int status, byte[] content) {
    if (status >= 400) {
      throw GatewayException.of(status, content);
    }
    return decoder == null ? null : Json.decode(content, decoder);
  }
}
