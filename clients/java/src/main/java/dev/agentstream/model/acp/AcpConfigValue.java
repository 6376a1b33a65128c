// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * One choice.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpConfigValue(
    String value, String name, String description, ObjectNode meta, Map<String, JsonNode> extra)
    implements AcpConfigChoice {
  public AcpConfigValue {
    Objects.requireNonNull(value, "value");
    extra = Copies.of(extra);
  }

  public static AcpConfigValue decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpConfigValue(
        in.required("value", Decoders.TEXT),
        in.optionalOrNull("name", Decoders.TEXT),
        in.optionalOrNull("description", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("value", value);
    out.put("name", name);
    out.put("description", description);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpConfigChoice.Cases<R> cases) {
    return cases.acpConfigValue(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String value) {
    return new Builder(value);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(value);
    builder.name = name;
    builder.description = description;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String value;
    private String name;
    private String description;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String value) {
      this.value = value;
    }

    public Builder value(String value) {
      this.value = value;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpConfigValue build() {
      return new AcpConfigValue(value, name, description, meta, extra);
    }
  }
}
