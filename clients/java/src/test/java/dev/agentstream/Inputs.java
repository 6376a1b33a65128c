package dev.agentstream;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Json;
import dev.agentstream.model.events.UnifiedEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** What the tests read: the environment variables of {@code npm run languages}. */
final class Inputs {
  static final Path REPOSITORY = Path.of(orElse("AGENTSTREAM_REPOSITORY", "../.."));
  static final Path VECTORS =
      Path.of(orElse("AGENTSTREAM_VECTORS", REPOSITORY + "/schemas/vectors/v1"));
  static final Path CLI =
      Path.of(orElse("AGENTSTREAM_CLI", REPOSITORY + "/packages/cli/bin/agentstream.js"))
          .toAbsolutePath()
          .normalize();

  private Inputs() {}

  private static String orElse(String variable, String value) {
    return System.getenv().getOrDefault(variable, value);
  }

  /** The values of a file that {@code npm run languages} makes. */
  static List<JsonNode> made(String variable) {
    String path = System.getenv(variable);
    Assumptions.assumeTrue(path != null, variable + " is not set: run `npm run languages -- java`");
    return lines(Path.of(path));
  }

  /** The values of NDJSON. */
  static List<JsonNode> lines(Path path) {
    List<JsonNode> values = new ArrayList<>();
    // a line ends with LF alone
    for (String line : text(path).split("\n")) {
      if (!line.isEmpty()) {
        values.add(Json.parse(line));
      }
    }
    return values;
  }

  static List<JsonNode> folder(Path folder) {
    try (Stream<Path> paths = Files.list(folder)) {
      return paths
          .filter(path -> path.toString().endsWith(".jsonl"))
          .sorted()
          .flatMap(path -> lines(path).stream())
          .toList();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  static List<JsonNode> streams() {
    return folder(VECTORS.resolve("streams"));
  }

  static List<UnifiedEvent> eventsOf(JsonNode stream) {
    List<UnifiedEvent> events = new ArrayList<>();
    stream.get("events").forEach(event -> events.add(Json.decode(event, UnifiedEvent::decode)));
    return events;
  }

  static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
