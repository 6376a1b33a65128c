package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.agentstream.json.AgentstreamModule;
import dev.agentstream.json.DecodeException;
import dev.agentstream.json.Decoder;
import dev.agentstream.json.Json;
import dev.agentstream.json.Model;
import dev.agentstream.model.Schemas;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** schemas/vectors/v1/*.jsonl: what every reader must get right. */
class VectorsTest {
  private static final List<JsonNode> VECTORS = Inputs.folder(Inputs.VECTORS);
  private static int passed;

  @TestFactory
  Stream<DynamicTest> vectors() {
    return VECTORS.stream()
        .map(vector -> DynamicTest.dynamicTest(vector.get("name").asText(), () -> check(vector)));
  }

  @Test
  void thereAreVectors() {
    assertTrue(VECTORS.size() >= 203);
  }

  @AfterAll
  static void count() {
    Report.count("vectors", passed);
  }

  private static void check(JsonNode vector) {
    Decoder<? extends Model> decoder = Schemas.DECODERS.get(vector.get("schema").asText());
    if (vector.has("text")) {
      String text = vector.get("text").asText();
      checkOne(vector, () -> Json.decode(text, decoder));
      checkOne(vector, () -> Json.decode(text.getBytes(StandardCharsets.UTF_8), decoder));
    } else {
      JsonNode value = vector.get("value");
      checkOne(vector, () -> Json.decode(value, decoder));
      checkOne(vector, () -> Json.decode(value.toString(), decoder));
      checkOne(vector, () -> Json.decode(new ObjectMapper().valueToTree(value), decoder));
    }
    passed++;
  }

  private static void checkOne(JsonNode vector, Supplier<? extends Model> decode) {
    Model model;
    try {
      model = decode.get();
    } catch (DecodeException error) {
      String at = vector.path("at").asText(null);
      assertTrue(vector.has("either") || error.path().equals(at), error.getMessage());
      return;
    }
    assertFalse(vector.has("at"), "expected a fault at " + vector.get("at"));
    if (vector.has("either")) {
      return;
    }
    assertEquals(vector.get("is").asText(), model.getClass().getSimpleName());
    JsonNode value =
        vector.has("text") ? Json.parse(vector.get("text").asText()) : vector.get("value");
    SameJson.assertSame(value, model.encode(), "encoded");
    SameJson.assertSame(value, Json.parse(model.toJson()), "as text");
    ObjectMapper mapper = new ObjectMapper().registerModule(new AgentstreamModule());
    SameJson.assertSame(value, mapper.valueToTree(model), "by a mapper");
  }
}
