package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.rules.Verifier;
import dev.agentstream.rules.VerifyStream;
import dev.agentstream.rules.Violation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The stream rules, held to schemas/vectors/v1/streams and to streams that went wrong. */
class StreamsTest {
  private static final List<JsonNode> STREAMS = Inputs.streams();
  private static int passed;

  @TestFactory
  Stream<DynamicTest> streams() {
    return STREAMS.stream()
        .map(
            stream -> {
              String name = stream.get("clause").asText() + " " + stream.get("name").asText();
              return DynamicTest.dynamicTest(
                  name,
                  () -> {
                    check(stream);
                    passed++;
                  });
            });
  }

  @Test
  void thereAreStreams() {
    assertTrue(STREAMS.size() >= 329);
  }

  @Test
  void mutatedStreams() {
    List<JsonNode> streams = Inputs.made("AGENTSTREAM_MUTATED");
    Set<String> clauses = new HashSet<>();
    for (JsonNode stream : streams) {
      check(stream);
      stream.get("violations").forEach(one -> clauses.add(one.get("clause").asText()));
    }
    assertTrue(clauses.size() >= 30, "broken: " + clauses);
    Report.count("mutated", streams.size());
  }

  @AfterAll
  static void count() {
    Report.count("streams", passed);
  }

  private static void check(JsonNode stream) {
    List<String> expected = new ArrayList<>();
    stream
        .get("violations")
        .forEach(one -> expected.add(one.get("clause").asText() + " " + one.get("seq")));
    List<String> lines = null;
    if (stream.has("lines")) {
      lines = new ArrayList<>();
      for (JsonNode line : stream.get("lines")) {
        lines.add(line.asText());
      }
    }
    Verifier verifier = new Verifier(lines, stream.path("tail").asBoolean());
    List<Violation> found = VerifyStream.verifyStream(Inputs.eventsOf(stream), verifier);
    List<String> got = found.stream().map(one -> one.clause() + " " + one.seq()).toList();
    assertEquals(expected, got, stream.get("name").asText());
    found.forEach(violation -> assertFalse(violation.reason().isEmpty()));
  }
}
