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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * All schemas.
 *
 * @param extra Fields that this version does not know.
 */
public record SchemaIndex(List<SchemaEntry> schemas, Map<String, JsonNode> extra) implements Model {
  public SchemaIndex {
    Objects.requireNonNull(schemas, "schemas");
    schemas = Copies.of(schemas);
    extra = Copies.of(extra);
  }

  public static SchemaIndex decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SchemaIndex(in.required("schemas", Decoders.list(SchemaEntry::decode)), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("schemas", schemas);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<SchemaEntry> schemas) {
    return new Builder(schemas);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(schemas);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<SchemaEntry> schemas;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<SchemaEntry> schemas) {
      this.schemas = schemas;
    }

    public Builder schemas(List<SchemaEntry> schemas) {
      this.schemas = schemas;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SchemaIndex build() {
      return new SchemaIndex(schemas, extra);
    }
  }
}
