package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.DecodeException;
import dev.agentstream.json.Decoder;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Json;
import dev.agentstream.model.Schemas;
import dev.agentstream.model.acp.AcpLocation;
import dev.agentstream.model.events.ExtensionEvent;
import dev.agentstream.model.events.TextChunkEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.events.UnknownEvent;
import dev.agentstream.model.responses.EventPage;
import dev.agentstream.model.words.AgentType;
import dev.agentstream.model.words.ErrorCode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader can do with events. */
class JsonTest {
  private static final String CHUNK =
      quoted(
          "{'id':'s.1','sessionId':'s','timestamp':'2026-03-02T09:15:27.412Z',"
              + "'type':'textChunk','content':'x'}");

  private static String quoted(String text) {
    return text.replace('\'', '"');
  }

  /** The chunk with one field more, or another value of it. */
  private static ObjectNode chunkWith(String key, String value) {
    ObjectNode chunk = (ObjectNode) Json.parse(CHUNK);
    return chunk.set(key, Json.parse(quoted(value)));
  }

  private static UnifiedEvent decode(JsonNode value) {
    return Json.decode(value, UnifiedEvent::decode);
  }

  private static String pathOf(JsonNode value) {
    return assertThrows(DecodeException.class, () -> decode(value)).path();
  }

  @Test
  void fieldsThatAreNotKnownAreKept() {
    ObjectNode value = chunkWith("new", "{'a':[null]}");
    value.put("session_id", "other");
    TextChunkEvent event = assertInstanceOf(TextChunkEvent.class, decode(value));
    assertEquals("s", event.sessionId());
    assertEquals(List.of("new", "session_id"), List.copyOf(event.extra().keySet()));
    assertEquals(value, event.encode());
    assertThrows(UnsupportedOperationException.class, () -> event.extra().clear());
  }

  @Test
  void eventsThatAreNotKnown() {
    assertInstanceOf(UnknownEvent.class, decode(chunkWith("type", "'voiceChunk'")));
    ObjectNode extension = chunkWith("type", "'claude:x'");
    assertEquals("/data", pathOf(extension));
    assertInstanceOf(ExtensionEvent.class, decode(extension.putNull("data")));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "type | null | /type",
        "content | null | /content",
        "text | null | /text",
        "isComplete | 'true' | /isComplete",
        "seq | 0 | /seq",
        "seq | true | /seq",
        "seq | '1' | /seq",
        "seq | 1.5 | /seq",
        "omitted | ['a', 1] | /omitted/1",
        "origin | {'line': '1'} | /origin/line",
        "timestamp | '2026-13-02T09:15:27Z' | /timestamp"
      })
  void faultsHaveTheirPath(String key, String value, String path) {
    assertEquals(path, pathOf(chunkWith(key, value)));
  }

  @Test
  void faultsInListsOfEventsHaveTheirPath() {
    Decoder<?> decoder = Schemas.DECODERS.get("responses/events");
    String page = "{\"events\":[" + CHUNK + ",%s],\"next\":null}";
    String wrong = String.format(page, chunkWith("seq", "0"));
    String nothing = String.format(page, "{}");
    DecodeException error = assertThrows(DecodeException.class, () -> Json.decode(wrong, decoder));
    assertEquals("/events/1/seq", error.path());
    error = assertThrows(DecodeException.class, () -> Json.decode(nothing, decoder));
    assertEquals("/events/1/type", error.path());
    assertTrue(error.getMessage().startsWith("/events/1/type: "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "1", "\"textChunk\"", "[]", "[{}]"})
  void whatIsNotAnEvent(String text) {
    assertEquals("", pathOf(Json.parse(text)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "{", "NaN", "\ufffd", "{\"a\":1}{}", "{\"a\":NaN}", "{'a':1}"})
  void whatIsNotJson(String text) {
    DecodeException error =
        assertThrows(DecodeException.class, () -> Json.decode(text, UnifiedEvent::decode));
    assertEquals("", error.path());
  }

  @Test
  void aPathIsAJsonPointer() {
    String text = quoted("{'a/b~c': {'seq': 0}}");
    Decoder<Map<String, TextChunkEvent>> map = Decoders.map(TextChunkEvent::decode);
    DecodeException error = assertThrows(DecodeException.class, () -> Json.decode(text, map));
    assertEquals("/a~1b~0c/type", error.path());
  }

  @Test
  void deepAndLongTextsAreDecodedOrRefused() {
    String deep = "[".repeat(100_000);
    assertThrows(DecodeException.class, () -> Json.parse(deep));
    String text = "x".repeat(30_000_000);
    ObjectNode value = ((ObjectNode) Json.parse(CHUNK)).put("content", text);
    TextChunkEvent event = Json.decode(value.toString(), TextChunkEvent::decode);
    assertEquals(text.length(), event.content().length());
  }

  @Test
  void eventsAreBuilt() {
    TextChunkEvent event =
        TextChunkEvent.builder("s.1", "s", "2026-03-02T09:15:27.412Z", "x").build();
    assertEquals(Json.parse(CHUNK), event.encode());
    assertNull(event.text());
    TextChunkEvent other = event.toBuilder().seq(1).agentType(AgentType.CLAUDE).build();
    assertEquals("{\"seq\":1,\"agentType\":\"claude\"}", Json.parse(difference(event, other)) + "");
    assertEquals(event, Json.decode(event.toJson(), UnifiedEvent::decode));
    EventPage page = EventPage.builder(List.of(event), null).build();
    assertEquals("{\"events\":[" + event.toJson() + "],\"next\":null}", page.toJson());
    assertThrows(
        NullPointerException.class, () -> TextChunkEvent.builder("s.1", "s", null, "x").build());
  }

  private static String difference(TextChunkEvent before, TextChunkEvent after) {
    ObjectNode rest = JsonNodeFactory.instance.objectNode();
    for (String key : List.of("seq", "agentType")) {
      assertFalse(before.encode().has(key));
      rest.set(key, after.encode().get(key));
    }
    return rest.toString();
  }

  @Test
  void aNullThatIsAllowedIsNotForgotten() {
    String text = quoted("{'path':'/a','line':null}");
    AcpLocation location = Json.decode(text, AcpLocation::decode);
    assertNull(location.line());
    assertEquals(text, location.toJson());
    AcpLocation other = location.toBuilder().line(3).build();
    assertEquals(quoted("{'path':'/a','line':3}"), other.toJson());
  }

  @Test
  void wordsThatAreNotKnownAreKept() {
    AgentType agent = decode(chunkWith("agentType", "'amp'")).agentType();
    assertEquals(new AgentType("amp"), agent);
    assertFalse(agent.isKnown());
    assertTrue(decode(chunkWith("agentType", "'claude'")).agentType().isKnown());
    assertThrows(IllegalArgumentException.class, () -> new ErrorCode(""));
    String error = CHUNK.replace("textChunk", "error").replace("\"content\"", "\"message\"");
    ObjectNode value = ((ObjectNode) Json.parse(error)).put("fatal", true).put("errorCode", "");
    assertEquals("/errorCode", pathOf(value));
  }

  @Test
  void membersAreMatched() {
    UnifiedEvent.SomeCases<String> cases =
        new UnifiedEvent.SomeCases<>() {
          @Override
          public String textChunkEvent(TextChunkEvent event) {
            return event.content();
          }

          @Override
          public String otherwise(UnifiedEvent event) {
            return event.type();
          }
        };
    assertEquals("x", decode(Json.parse(CHUNK)).match(cases));
    assertEquals("future", decode(chunkWith("type", "'future'")).match(cases));
  }
}
