// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Choices that belong together.
 *
 * @param group The group's id.
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpConfigGroup(
    String group,
    String name,
    List<AcpConfigValue> options,
    ObjectNode meta,
    Map<String, JsonNode> extra)
    implements AcpConfigChoice {
  public AcpConfigGroup {
    Objects.requireNonNull(group, "group");
    Objects.requireNonNull(options, "options");
    options = Copies.of(options);
    extra = Copies.of(extra);
  }

  public static AcpConfigGroup decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpConfigGroup(
        in.required("group", Decoders.TEXT),
        in.optionalOrNull("name", Decoders.TEXT),
        in.required("options", Decoders.list(AcpConfigValue::decode)),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("group", group);
    out.put("name", name);
    out.put("options", options);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpConfigChoice.Cases<R> cases) {
    return cases.acpConfigGroup(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String group, List<AcpConfigValue> options) {
    return new Builder(group, options);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(group, options);
    builder.name = name;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String group;
    private String name;
    private List<AcpConfigValue> options;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String group, List<AcpConfigValue> options) {
      this.group = group;
      this.options = options;
    }

    public Builder group(String group) {
      this.group = group;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder options(List<AcpConfigValue> options) {
      this.options = options;
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

    public AcpConfigGroup build() {
      return new AcpConfigGroup(group, name, options, meta, extra);
    }
  }
}
