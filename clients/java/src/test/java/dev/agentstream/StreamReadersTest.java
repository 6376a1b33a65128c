package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.agentstream.json.DecodeException;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.stream.Ndjson;
import dev.agentstream.stream.Sse;
import dev.agentstream.stream.SseFrame;
import dev.agentstream.stream.SseParser;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** NDJSON and server-sent events, in whatever pieces they come. */
class StreamReadersTest {
  private static final String EVENT =
      "{\"id\":\"s.1\",\"sessionId\":\"s\",\"timestamp\":\"2026-03-02T09:15:27Z\","
          + "\"type\":\"future\"}";
  private static final String STREAM =
      "\ufeff: comment\r\n\r\nid: 1\nevent: textChunk\ndata: {\"a\":\"ż\"}\n\n"
          + "data:one\rdata\rdata: two\r\r"
          + "retry: 5\nid: 2\n\n"
          + "event: ping\r\ndata: x\r\n\r\n"
          + "data: unfinished";
  private static final List<SseFrame> FRAMES =
      List.of(
          new SseFrame("{\"a\":\"ż\"}", "textChunk", "1"),
          new SseFrame("one\n\ntwo", "message", null),
          new SseFrame("x", "ping", null));

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 7, 64, 1000})
  void frames(int size) {
    byte[] bytes = STREAM.getBytes(StandardCharsets.UTF_8);
    SseParser parser = new SseParser();
    List<SseFrame> frames = new ArrayList<>(parser.push(new byte[0]));
    for (int start = 0; start < bytes.length; start += size) {
      int end = Math.min(start + size, bytes.length);
      frames.addAll(parser.push(Arrays.copyOfRange(bytes, start, end)));
    }
    assertEquals(FRAMES, frames);
  }

  @Test
  void framesOfAnInput() {
    List<SseFrame> frames = new ArrayList<>();
    Sse.readSse(inputOf(STREAM)).forEach(frames::add);
    assertEquals(FRAMES, frames);
  }

  @Test
  void ndjsonRefusesOrReportsWhatIsNoEvent() {
    String lines = String.join("\n", EVENT, "{}", "  ", EVENT);
    assertThrows(DecodeException.class, () -> read(lines));
    List<String> faults = new ArrayList<>();
    List<UnifiedEvent> events = new ArrayList<>();
    Ndjson.readNdjson(inputOf(lines), (error, line) -> faults.add(error.path() + " " + line))
        .forEach(events::add);
    assertEquals(2, events.size());
    assertEquals(List.of("/type {}"), faults);
  }

  @Test
  void ndjsonSplitsAtLineFeedsAlone() {
    String line = EVENT.replace("}", ",\"x\":\"\u2028\u2029\u0085\"}");
    assertEquals(2, read(line + "\n" + line).size());
  }

  private static List<UnifiedEvent> read(String lines) {
    List<UnifiedEvent> events = new ArrayList<>();
    Ndjson.readNdjson(inputOf(lines)).forEach(events::add);
    return events;
  }

  private static InputStream inputOf(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
