package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.agentstream.json.Json;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.stream.Ndjson;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The unified streams of all recordings, there and back, and how fast. */
class RecordingsTest {
  private static final int ROUNDS = 5;

  private final List<JsonNode> recorded = Inputs.made("AGENTSTREAM_RECORDINGS");

  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    recorded.forEach(stream -> stream.get("events").forEach(one -> texts.add(one.toString())));
    return texts;
  }

  @Test
  void recordingsComeBack() {
    int events = 0;
    for (JsonNode stream : recorded) {
      String name = stream.get("name").asText();
      for (JsonNode value : stream.get("events")) {
        UnifiedEvent event = Json.decode(value, UnifiedEvent::decode);
        SameJson.assertSame(value, event.encode(), name);
        UnifiedEvent again = Json.decode(event.toJson(), UnifiedEvent::decode);
        assertEquals(event.getClass(), again.getClass(), name);
        SameJson.assertSame(value, again.encode(), name);
        events++;
      }
    }
    assertTrue(events > 0);
    Report.count("recordings", recorded.size());
    Report.count("roundTrips", events);
  }

  @Test
  void ndjsonOfRecordingsInPieces() {
    List<String> texts = texts().subList(0, 500);
    byte[] data = String.join("\r\n\n", texts).getBytes(StandardCharsets.UTF_8);
    for (int size : new int[] {1000, 4096, data.length}) {
      List<JsonNode> read = new ArrayList<>();
      Ndjson.readNdjson(new Pieces(data, size)).forEach(event -> read.add(event.encode()));
      assertEquals(texts.size(), read.size());
      for (int index = 0; index < read.size(); index++) {
        SameJson.assertSame(Json.parse(texts.get(index)), read.get(index), "line " + index);
      }
    }
  }

  /** An input that gives so many bytes at a time. */
  private static final class Pieces extends InputStream {
    private final InputStream data;
    private final int size;

    Pieces(byte[] data, int size) {
      this.data = new ByteArrayInputStream(data);
      this.size = size;
    }

    @Override
    public int read() throws java.io.IOException {
      return data.read();
    }

    @Override
    public int read(byte[] to, int offset, int length) throws java.io.IOException {
      return data.read(to, offset, Math.min(length, size));
    }
  }

  @Test
  void speed() {
    List<String> texts = texts();
    double decode = Double.MAX_VALUE;
    double plain = Double.MAX_VALUE;
    // the first rounds are compiled
    for (int round = 0; round < 3 * ROUNDS; round++) {
      double typed = microseconds(texts, text -> Json.decode(text, UnifiedEvent::decode));
      double generic = microseconds(texts, Json::parse);
      if (round >= 2 * ROUNDS) {
        decode = Math.min(decode, typed);
        plain = Math.min(plain, generic);
      }
    }
    System.out.printf("decode %.2f µs, %.2f × readTree%n", decode, decode / plain);
    assertTrue(decode > 0 && plain > 0);
    Report.speed(decode, plain);
  }

  /** Per text, of this thread's own time: other processes do not count. */
  private static double microseconds(List<String> texts, Function<String, ?> run) {
    int seen = 0;
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    for (String text : texts) {
      seen += run.apply(text) == null ? 0 : 1;
    }
    long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    assertEquals(texts.size(), seen);
    return (end - start) / 1e3 / texts.size();
  }
}
