package dev.agentstream.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the generated decoders are made of. */
public final class Decoders {
  /** Above it a double is not exact. */
  private static final long EXACT = (1L << 53) - 1;

  public static final Decoder<JsonNode> ANY = (value, at) -> value;
  public static final Decoder<Boolean> BOOLEAN = Decoders::decodeBoolean;
  public static final Decoder<String> TEXT = Decoders::decodeText;
  public static final Decoder<String> WORD = Decoders::decodeWord;
  public static final Decoder<String> TIMESTAMP = Decoders::decodeTimestamp;
  public static final Decoder<ObjectNode> OBJECT = Decoders::decodeObject;
  public static final Decoder<Long> INTEGER = integer(-EXACT, EXACT);
  public static final Decoder<Long> COUNT = integer(0, EXACT);
  public static final Decoder<Long> ORDINAL = integer(1, EXACT);
  public static final Decoder<Double> NUMBER = number(-Double.MAX_VALUE, Double.MAX_VALUE);

  private Decoders() {}

  /** The fault of another JSON type than the one that was expected. */
  public static DecodeException expected(String what, JsonNode value, Pointer at) {
    String got = value.getNodeType().toString().toLowerCase(java.util.Locale.ROOT);
    return new DecodeException(at, "expected " + what + ", got " + got);
  }

  /** A text that begins as the pattern says. */
  public static Decoder<String> text(String pattern) {
    Pattern compiled = Pattern.compile(pattern);
    return (value, at) -> {
      String text = decodeText(value, at);
      if (!compiled.matcher(text).find()) {
        throw new DecodeException(at, "expected a text that matches " + pattern);
      }
      return text;
    };
  }

  /** A text of at most so many characters. */
  public static Decoder<String> text(int maxLength) {
    return (value, at) -> {
      String text = decodeText(value, at);
      if (text.length() > maxLength && text.codePointCount(0, text.length()) > maxLength) {
        throw new DecodeException(at, "expected at most " + maxLength + " characters");
      }
      return text;
    };
  }

  public static Decoder<Long> integer(long minimum, long maximum) {
    return (value, at) -> {
      if (!value.isNumber()) {
        throw expected("an integer", value, at);
      }
      // an infinite number cannot be asked for an integer
      boolean isInteger =
          value.isIntegralNumber() || value.doubleValue() == Math.rint(value.doubleValue());
      if (!isInteger || !isWithin(value, minimum, maximum)) {
        String range = "from " + minimum + " to " + maximum;
        throw new DecodeException(at, "expected an integer " + range + ", got " + value);
      }
      return value.longValue();
    };
  }

  private static boolean isWithin(JsonNode value, long minimum, long maximum) {
    if (value.isInt() || value.isLong()) {
      return value.longValue() >= minimum && value.longValue() <= maximum;
    }
    return value.doubleValue() >= minimum && value.doubleValue() <= maximum;
  }

  public static Decoder<Double> number(double minimum, double maximum) {
    return (value, at) -> {
      double number = decodeNumber(value, at);
      if (number < minimum || number > maximum) {
        throw new DecodeException(at, "expected a number within limits, got " + value);
      }
      return number;
    };
  }

  /** A number that is greater. */
  public static Decoder<Double> above(double limit) {
    return (value, at) -> {
      double number = decodeNumber(value, at);
      if (number <= limit) {
        throw new DecodeException(at, "expected a number above " + limit + ", got " + value);
      }
      return number;
    };
  }

  /** A text that can only be this one. */
  public static Decoder<String> constant(String constant) {
    return (value, at) -> {
      if (!decodeText(value, at).equals(constant)) {
        throw new DecodeException(at, "expected \"" + constant + "\", got " + value);
      }
      return constant;
    };
  }

  /** One of these words. */
  public static <T extends Word> T known(List<T> words, JsonNode value, Pointer at) {
    String text = decodeText(value, at);
    for (T word : words) {
      if (word.value().equals(text)) {
        return word;
      }
    }
    String all = words.stream().map(Word::value).collect(Collectors.joining(", "));
    throw new DecodeException(at, "expected one of " + all + ", got " + value);
  }

  public static <T> Decoder<List<T>> list(Decoder<T> of) {
    return list(of, 0);
  }

  public static <T> Decoder<List<T>> list(Decoder<T> of, int minItems) {
    return (value, at) -> {
      if (!value.isArray()) {
        throw expected("an array", value, at);
      }
      if (value.size() < minItems) {
        throw new DecodeException(at, "expected at least " + minItems + " items");
      }
      List<T> decoded = new ArrayList<>(value.size());
      for (JsonNode item : value) {
        decoded.add(of.decode(item, at.at(decoded.size())));
      }
      return decoded;
    };
  }

  public static <T> Decoder<Map<String, T>> map(Decoder<T> of) {
    return (value, at) -> {
      Map<String, T> decoded = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> entry : decodeObject(value, at).properties()) {
        decoded.put(entry.getKey(), of.decode(entry.getValue(), at.at(entry.getKey())));
      }
      return decoded;
    };
  }

  static ObjectNode decodeObject(JsonNode value, Pointer at) {
    if (value instanceof ObjectNode object) {
      return object;
    }
    throw expected("an object", value, at);
  }

  static String decodeText(JsonNode value, Pointer at) {
    if (!value.isTextual()) {
      throw expected("a string", value, at);
    }
    return value.textValue();
  }

  private static Boolean decodeBoolean(JsonNode value, Pointer at) {
    if (!value.isBoolean()) {
      throw expected("true or false", value, at);
    }
    return value.booleanValue();
  }

  private static String decodeWord(JsonNode value, Pointer at) {
    String word = decodeText(value, at);
    if (word.isEmpty()) {
      throw new DecodeException(at, "expected a word, got an empty string");
    }
    return word;
  }

  private static String decodeTimestamp(JsonNode value, Pointer at) {
    String text = decodeText(value, at);
    if (!Timestamps.isTimestamp(text)) {
      throw new DecodeException(at, "expected a UTC time such as 2026-03-02T09:15:00.000Z");
    }
    return text;
  }

  private static double decodeNumber(JsonNode value, Pointer at) {
    if (!value.isNumber()) {
      throw expected("a number", value, at);
    }
    double number = value.doubleValue();
    if (!Double.isFinite(number)) {
      throw new DecodeException(at, "expected a finite number");
    }
    return number;
  }
}
