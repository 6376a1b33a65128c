package dev.agentstream.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Decodes JSON texts: {@code Json.decode(line, UnifiedEvent::decode)}. */
public final class Json {
  // a message of an agent may be longer than Jackson allows by default
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Json() {}

  /**
   * Decodes a JSON text.
   *
   * @throws DecodeException with the path of the fault; the path is empty if the text is not JSON
   */
  public static <T> T decode(String text, Decoder<T> decoder) {
    return decode(parse(text), decoder);
  }

  /** Decodes a JSON text in UTF-8. */
  public static <T> T decode(byte[] text, Decoder<T> decoder) {
    // of bytes Jackson would guess the encoding
    return decode(new String(text, StandardCharsets.UTF_8), decoder);
  }

  /** Decodes a JSON value that some mapper has read. */
  public static <T> T decode(JsonNode value, Decoder<T> decoder) {
    return decoder.decode(value, Pointer.ROOT);
  }

  /** A JSON text without a type. */
  public static JsonNode parse(String text) {
    JsonNode value;
    try {
      value = MAPPER.readTree(text);
    } catch (IOException error) {
      throw new DecodeException(Pointer.ROOT, "expected JSON: " + error.getMessage(), error);
    }
    if (value.isMissingNode()) {
      throw new DecodeException(Pointer.ROOT, "expected JSON, got nothing");
    }
    return value;
  }
}
