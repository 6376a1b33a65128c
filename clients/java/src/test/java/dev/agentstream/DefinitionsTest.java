package dev.agentstream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.agentstream.json.DecodeException;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Json;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.Schemas;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The generated code has every definition of the schemas, and decodes every example of them. */
class DefinitionsTest {
  private static final Path SCHEMAS = Inputs.REPOSITORY.resolve("schemas");
  private static final String PACKAGES =
      "events connection requests responses execute ues daemon sessionevent acp agui aisdk";

  private static Map<String, JsonNode> definitions() {
    Map<String, JsonNode> found = new TreeMap<>();
    for (String name : Schemas.DECODERS.keySet()) {
      Path path = SCHEMAS.resolve("v1/" + name + ".schema.json");
      JsonNode definitions = Json.parse(Inputs.text(path)).get("$defs");
      definitions.properties().forEach(entry -> found.put(entry.getKey(), entry.getValue()));
    }
    return found;
  }

  private static Class<?> classOf(String name) {
    for (String place : PACKAGES.split(" ")) {
      try {
        return Class.forName("dev.agentstream.model." + place + "." + name);
      } catch (ClassNotFoundException error) {
        // in another package
      }
    }
    throw new AssertionError("there is no class " + name);
  }

  @Test
  void everySchemaOfOursIsThere() {
    Set<String> ours = new HashSet<>();
    JsonNode index = Json.parse(Inputs.text(SCHEMAS.resolve("v1/index.json")));
    index.get("schemas").forEach(one -> ours.add(one.get("name").asText()));
    ours.removeIf(name -> name.startsWith("native/"));
    assertEquals(ours, Schemas.DECODERS.keySet());
  }

  @Test
  void everyDefinitionHasItsFields() {
    Map<String, JsonNode> definitions = definitions();
    definitions.forEach(
        (name, definition) -> {
          Class<?> type = classOf(name);
          assertTrue(Model.class.isAssignableFrom(type), name);
          if (definition.has("oneOf")) {
            assertEquals(definition.get("oneOf").size(), type.getPermittedSubclasses().length);
            return;
          }
          long constants =
              definition.get("properties").properties().stream()
                  .filter(one -> isRequired(definition, one.getKey()))
                  .filter(one -> one.getValue().has("const"))
                  .count();
          boolean isOpen = definition.path("additionalProperties").asBoolean(true);
          RecordComponent[] components = type.getRecordComponents();
          long fields = components.length + constants - (isOpen ? 1 : 0);
          assertEquals(definition.get("properties").size(), fields, name);
          boolean hasExtra =
              Arrays.stream(components).anyMatch(one -> one.getName().equals("extra"));
          assertEquals(isOpen, hasExtra, name);
        });
    assertTrue(definitions.size() >= 250);
  }

  private static boolean isRequired(JsonNode definition, String key) {
    for (JsonNode one : definition.path("required")) {
      if (one.asText().equals(key)) {
        return true;
      }
    }
    return false;
  }

  /** The decoder of times is written: it accepts what the pattern of the schemas accepts. */
  @Test
  void timesAreThoseOfThePattern() {
    JsonNode chunk = definitions().get("TextChunkEvent").get("properties");
    Pattern pattern = Pattern.compile(chunk.get("timestamp").get("pattern").asText());
    String time = "2026-03-02T09:15:27.412Z";
    List<String> texts = new ArrayList<>(List.of("", time, "2026-03-02T09:15:27Z"));
    for (int index = 0; index < time.length(); index++) {
      for (char one : "0123456789.:-TZ ٧\n".toCharArray()) {
        texts.add(time.substring(0, index) + one + time.substring(index + 1));
        texts.add(time.substring(0, index) + one + time.substring(index));
      }
      texts.add(time.substring(0, index) + time.substring(index + 1));
    }
    for (String text : texts) {
      boolean isTime = pattern.matcher(text).matches();
      assertEquals(isTime, isOneTime(text), text);
    }
    assertTrue(texts.size() > 700);
  }

  private static boolean isOneTime(String text) {
    try {
      Decoders.TIMESTAMP.decode(JsonNodeFactory.instance.textNode(text), Pointer.ROOT);
      return true;
    } catch (DecodeException error) {
      return false;
    }
  }

  @Test
  void everyExampleIsDecodedOrRefused() throws IOException, ReflectiveOperationException {
    int valid = 0;
    int invalid = 0;
    for (String name : definitions().keySet()) {
      for (Path path : examples(name, "valid")) {
        JsonNode value = Json.parse(Inputs.text(path));
        SameJson.assertSame(value, decode(name, value).encode(), path.toString());
        valid++;
      }
      for (Path path : examples(name, "invalid")) {
        JsonNode value = Json.parse(Inputs.text(path));
        assertFalse(isOne(name, value), path.toString());
        invalid++;
      }
    }
    assertTrue(valid >= 250 && invalid >= 100, valid + " valid, " + invalid + " invalid");
  }

  private static List<Path> examples(String name, String kind) throws IOException {
    Path folder = SCHEMAS.resolve("examples/v1/" + name + "/" + kind);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.list(folder)) {
      return paths.sorted().toList();
    }
  }

  /** Whether a value is of this definition; for a member of a union, the union selects. */
  private static boolean isOne(String name, JsonNode value) throws ReflectiveOperationException {
    try {
      Model decoded = decode(name, value);
      for (Class<?> union : decoded.getClass().getInterfaces()) {
        decoded = union == Model.class ? decoded : decode(union.getSimpleName(), value);
      }
      return classOf(name).isInstance(decoded);
    } catch (DecodeException error) {
      return false;
    }
  }

  private static Model decode(String name, JsonNode value) throws ReflectiveOperationException {
    try {
      Object decoded =
          classOf(name)
              .getMethod("decode", JsonNode.class, Pointer.class)
              .invoke(null, value, Pointer.ROOT);
      return (Model) decoded;
    } catch (InvocationTargetException error) {
      if (error.getCause() instanceof DecodeException fault) {
        throw fault;
      }
      throw error;
    }
  }
}
