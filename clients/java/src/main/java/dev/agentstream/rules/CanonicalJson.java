package dev.agentstream.rules;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.Stream;

/** JSON values as texts that are equal if the values are; numbers as a double has them. */
final class CanonicalJson {
  private static final long EXACT = 1L << 53;
  private static final BigInteger LARGE = BigInteger.ONE.shiftLeft(64);

  /** Keys that are whole numbers come first, as they do in JavaScript. */
  private static final Comparator<String> AS_IN_JAVASCRIPT =
      Comparator.comparing(CanonicalJson::placeOf);

  private final StringBuilder text = new StringBuilder();
  private final Comparator<String> order;

  private CanonicalJson(Comparator<String> order) {
    this.order = order;
  }

  static String of(JsonNode value) {
    return new CanonicalJson(AS_IN_JAVASCRIPT).add(value).text.toString();
  }

  static String withSortedKeys(JsonNode value) {
    return new CanonicalJson(Comparator.naturalOrder()).add(value).text.toString();
  }

  /** U+FFFD in place of half a surrogate pair. */
  static String wellFormed(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_16BE);
    return new String(bytes, StandardCharsets.UTF_16BE);
  }

  private CanonicalJson add(JsonNode value) {
    switch (value.getNodeType()) {
      case OBJECT -> addObject(value);
      case ARRAY -> addArray(value);
      case NUMBER -> text.append(numberText(value));
      case STRING -> addText(value.textValue());
      default -> text.append(value);
    }
    return this;
  }

  private void addObject(JsonNode value) {
    Stream<Map.Entry<String, JsonNode>> entries = value.properties().stream();
    text.append('{');
    entries
        .sorted(Map.Entry.comparingByKey(order))
        .forEach(
            entry -> {
              addText(entry.getKey());
              text.append(':');
              add(entry.getValue());
              text.append(',');
            });
    text.append('}');
  }

  private void addArray(JsonNode value) {
    text.append('[');
    for (Iterator<JsonNode> items = value.elements(); items.hasNext(); text.append(',')) {
      add(items.next());
    }
    text.append(']');
  }

  /** Quotes are the only characters that end it. */
  private void addText(String value) {
    text.append('"').append(wellFormed(value).replace("\\", "\\\\").replace("\"", "\\\""));
    text.append('"');
  }

  private static String numberText(JsonNode value) {
    double number = value.doubleValue();
    if (!Double.isFinite(number)) {
      return "null";
    }
    boolean isExact = number == Math.rint(number) && Math.abs(number) <= EXACT;
    return isExact ? Long.toString((long) number) : Double.toString(number);
  }

  private static BigInteger placeOf(String key) {
    return key.matches("0|[1-9][0-9]{0,14}") ? new BigInteger(key) : LARGE;
  }
}
