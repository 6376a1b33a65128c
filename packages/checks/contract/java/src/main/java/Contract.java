import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.OutputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads {@code schema TAB definition TAB json} a line, and prints 1 (valid) or 0 for each. */
final class Contract {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private final Map<String, JsonNode> entries = new HashMap<>();
  private final Map<String, JsonSchema> compiled = new HashMap<>();
  private final JsonSchemaFactory factory;

  private Contract(Path folder) throws IOException {
    Map<String, String> byId = new HashMap<>();
    for (JsonNode entry : JSON.readTree(folder.resolve("index.json").toFile()).get("schemas")) {
      entries.put(entry.get("name").asText(), entry);
      String schema = Files.readString(folder.resolve(entry.get("path").asText()));
      byId.put(entry.get("$id").asText(), schema);
    }
    // by its $id: nothing is fetched
    factory =
        JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaLoaders(loaders -> loaders.schemas(byId)));
  }

  /** The definition that a value must satisfy, chosen by its type. */
  static String chooseDefinition(JsonNode entry, JsonNode value) {
    String name = entry.get("root").asText();
    while (entry.get("unions").has(name)) {
      String next = chooseMember(entry.get("unions").get(name), value);
      if (next == null) return name;
      name = next;
    }
    return name;
  }

  private static String chooseMember(JsonNode union, JsonNode value) {
    if (!value.isObject()) return null;
    String unknown = union.has("unknown") ? union.get("unknown").asText() : null;
    if (union.has("keys")) {
      for (JsonNode one : union.get("keys"))
        if (value.has(one.get("key").asText())) return one.get("definition").asText();
      return unknown;
    }
    JsonNode tag = value.get(union.get("tag").asText());
    if (tag == null || !tag.isTextual()) return null;
    JsonNode member = union.get("members").get(tag.asText());
    if (member != null) return member.asText();
    JsonNode extension = union.get("extension");
    boolean isExtension =
        extension != null
            && Pattern.compile(extension.get("pattern").asText()).matcher(tag.asText()).find();
    return isExtension ? extension.get("definition").asText() : unknown;
  }

  private int verdict(String name, String given, String text) {
    JsonNode value;
    try {
      value = JSON.readTree(text);
    } catch (JsonProcessingException error) {
      return 0;
    }
    JsonNode entry = entries.get(name);
    String definition = given.isEmpty() ? chooseDefinition(entry, value) : given;
    String reference = entry.get("$id").asText() + "#/$defs/" + definition;
    JsonSchema schema =
        compiled.computeIfAbsent(reference, key -> factory.getSchema(SchemaLocation.of(key)));
    return schema.validate(value, OutputFormat.BOOLEAN) ? 1 : 0;
  }

  public static void main(String[] args) throws IOException {
    Contract contract = new Contract(Path.of(args[0]));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] parts = line.split("\t", 3);
      out.println(contract.verdict(parts[0], parts[1], parts[2]));
    }
    out.flush();
  }
}
