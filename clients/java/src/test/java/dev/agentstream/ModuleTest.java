package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.agentstream.json.DecodeException;
import dev.agentstream.model.events.TextChunkEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.model.words.AgentType;
import dev.agentstream.model.words.SessionEndReason;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The types as fields of other classes, whatever a mapper is set to. */
class ModuleTest {
  record Page(List<UnifiedEvent> events, AgentType agent, SessionEndReason reason) {}

  static Stream<ObjectMapper> mappers() {
    return Stream.of(
        new ObjectMapper().findAndRegisterModules(),
        JsonMapper.builder()
            .findAndAddModules()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build());
  }

  private static String page(String seq) {
    return ("{'events':[{'id':'s.1','sessionId':'s','timestamp':'2026-03-02T09:15:27.412Z',"
            + "'type':'textChunk','content':'x','seq':%s,'new':[1]}],"
            + "'agent':'amp','reason':'failed'}")
        .formatted(seq)
        .replace('\'', '"');
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void aMapperReadsAndWritesThem(ObjectMapper mapper) throws JsonProcessingException {
    Page page = mapper.readValue(page("1"), Page.class);
    TextChunkEvent event = assertInstanceOf(TextChunkEvent.class, page.events().get(0));
    assertEquals("x", event.content());
    assertEquals(new AgentType("amp"), page.agent());
    assertEquals(SessionEndReason.FAILED, page.reason());
    SameJson.assertSame(
        new ObjectMapper().readTree(page("1")),
        new ObjectMapper().readTree(mapper.writeValueAsString(page)),
        "written");
    assertEquals(event, mapper.readValue(event.toJson(), TextChunkEvent.class));
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void aFaultIsThatOfTheDecoder(ObjectMapper mapper) {
    for (String seq : List.of("0", "1.5", "\"1\"", "null", "true")) {
      JsonMappingException error =
          assertThrows(JsonMappingException.class, () -> mapper.readValue(page(seq), Page.class));
      assertEquals("/seq", assertInstanceOf(DecodeException.class, error.getCause()).path(), seq);
    }
  }
}
