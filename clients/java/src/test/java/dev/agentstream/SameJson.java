package dev.agentstream;

import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;

/** Compares JSON values: 1 and 1.0 are one number, and true is none. */
final class SameJson {
  private static final Comparator<JsonNode> BY_VALUE =
      (left, right) -> {
        if (left.isNumber() && right.isNumber()) {
          return Double.compare(left.doubleValue(), right.doubleValue());
        }
        return left.equals(right) ? 0 : 1;
      };

  private SameJson() {}

  static void assertSame(JsonNode expected, JsonNode actual, String message) {
    if (!expected.equals(BY_VALUE, actual)) {
      fail(message + ": expected " + expected + ", got " + actual);
    }
  }
}
