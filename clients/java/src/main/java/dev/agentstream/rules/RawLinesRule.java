package dev.agentstream.rules;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.DecodeException;
import dev.agentstream.json.Json;
import dev.agentstream.model.events.RawOutputEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Rule 8: native lines. */
final class RawLinesRule implements Rule {
  private static final int SHOWN = 80;

  private final List<Line> lines = new ArrayList<>();
  private final Map<String, List<Line>> byKey = new HashMap<>();

  private static final class Line {
    final String text;
    boolean isUsed;

    Line(String text) {
      this.text = text;
    }
  }

  RawLinesRule(Iterable<String> texts) {
    for (String text : texts) {
      Line line = new Line(CanonicalJson.wellFormed(text));
      lines.add(line);
      byKey.computeIfAbsent(keyOf(line.text), key -> new ArrayList<>()).add(line);
    }
  }

  @Override
  public void check(UnifiedEvent event, OpenThings open, Faults faults) {
    if (event.raw() != null) {
      take(keyOf(event.raw()), faults);
    } else if (event instanceof RawOutputEvent output && output.stream() == OutputStream.STDOUT) {
      if (Boolean.TRUE.equals(output.truncated())) {
        boolean isTaken = takeFirst(lines, line -> line.text.startsWith(output.line()));
        faults.addIf(!isTaken, "8.2", "a truncated rawOutput is not the beginning of a line");
      } else {
        take(keyOf(output.line()), faults);
      }
    }
  }

  @Override
  public void end(OpenThings open, Faults faults) {
    List<Line> missing = lines.stream().filter(line -> !line.isUsed).toList();
    if (!missing.isEmpty()) {
      String first = shortened(missing.get(0).text);
      faults.add("8.3", missing.size() + " lines are in no event: " + first);
    }
  }

  private void take(String key, Faults faults) {
    boolean isTaken = takeFirst(byKey.getOrDefault(key, List.of()), line -> true);
    faults.addIf(!isTaken, "8.1", "not a line of the input, or emitted twice: " + shortened(key));
  }

  private static boolean takeFirst(List<Line> lines, Predicate<Line> isMeant) {
    for (Line line : lines) {
      if (!line.isUsed && isMeant.test(line)) {
        line.isUsed = true;
        return true;
      }
    }
    return false;
  }

  private static String keyOf(JsonNode raw) {
    return raw.isTextual() ? keyOf(raw.textValue()) : CanonicalJson.of(raw);
  }

  private static String keyOf(String line) {
    String text =
        CanonicalJson.wellFormed(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
    try {
      JsonNode value = Json.parse(text);
      return value.isObject() ? CanonicalJson.of(value) : text;
    } catch (DecodeException error) {
      return text;
    }
  }

  private static String shortened(String text) {
    return text.substring(0, Math.min(text.length(), SHOWN));
  }
}
