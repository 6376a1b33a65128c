// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * The member for a tag that is not in `members` and matches a pattern.
 *
 * @param pattern A regular expression.
 * @param extra Fields that this version does not know.
 */
public record SchemaExtension(String pattern, String definition, Map<String, JsonNode> extra)
    implements Model {
  public SchemaExtension {
    Objects.requireNonNull(pattern, "pattern");
    Objects.requireNonNull(definition, "definition");
    extra = Copies.of(extra);
  }

  public static SchemaExtension decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SchemaExtension(
        in.required("pattern", Decoders.TEXT),
        in.required("definition", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("pattern", pattern);
    out.put("definition", definition);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String pattern, String definition) {
    return new Builder(pattern, definition);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(pattern, definition);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String pattern;
    private String definition;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String pattern, String definition) {
      this.pattern = pattern;
      this.definition = definition;
    }

    public Builder pattern(String pattern) {
      this.pattern = pattern;
      return this;
    }

    public Builder definition(String definition) {
      this.definition = definition;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SchemaExtension build() {
      return new SchemaExtension(pattern, definition, extra);
    }
  }
}
