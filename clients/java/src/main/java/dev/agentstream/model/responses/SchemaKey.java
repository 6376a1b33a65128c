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
 * A key that selects the member of a union.
 *
 * @param extra Fields that this version does not know.
 */
public record SchemaKey(String key, String definition, Map<String, JsonNode> extra)
    implements Model {
  public SchemaKey {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(definition, "definition");
    extra = Copies.of(extra);
  }

  public static SchemaKey decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SchemaKey(
        in.required("key", Decoders.TEXT), in.required("definition", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("key", key);
    out.put("definition", definition);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String key, String definition) {
    return new Builder(key, definition);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(key, definition);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String key;
    private String definition;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String key, String definition) {
      this.key = key;
      this.definition = definition;
    }

    public Builder key(String key) {
      this.key = key;
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

    public SchemaKey build() {
      return new SchemaKey(key, definition, extra);
    }
  }
}
