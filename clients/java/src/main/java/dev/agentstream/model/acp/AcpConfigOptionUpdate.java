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
 * Settings changed; all of them are sent.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpConfigOptionUpdate(
    ObjectNode meta, List<AcpConfigOption> configOptions, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpConfigOptionUpdate {
    Objects.requireNonNull(configOptions, "configOptions");
    configOptions = Copies.of(configOptions);
    extra = Copies.of(extra);
  }

  public static AcpConfigOptionUpdate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "config_option_update");
    return new AcpConfigOptionUpdate(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("configOptions", Decoders.list(AcpConfigOption::decode)),
        in.extra());
  }

  public String sessionUpdate() {
    return "config_option_update";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "config_option_update");
    out.put("_meta", meta);
    out.put("configOptions", configOptions);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpConfigOptionUpdate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<AcpConfigOption> configOptions) {
    return new Builder(configOptions);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(configOptions);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private List<AcpConfigOption> configOptions;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<AcpConfigOption> configOptions) {
      this.configOptions = configOptions;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder configOptions(List<AcpConfigOption> configOptions) {
      this.configOptions = configOptions;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpConfigOptionUpdate build() {
      return new AcpConfigOptionUpdate(meta, configOptions, extra);
    }
  }
}
