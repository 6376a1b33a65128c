// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

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
 * What init carries.
 *
 * @param model Empty if the agent does not report it.
 * @param extra Fields that this version does not know.
 */
public record UesInitPayload(
    String model,
    String cwd,
    List<String> tools,
    ObjectNode capabilities,
    Map<String, JsonNode> extra)
    implements Model {
  public UesInitPayload {
    Objects.requireNonNull(model, "model");
    Objects.requireNonNull(cwd, "cwd");
    Objects.requireNonNull(tools, "tools");
    tools = Copies.of(tools);
    extra = Copies.of(extra);
  }

  public static UesInitPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesInitPayload(
        in.required("model", Decoders.TEXT),
        in.required("cwd", Decoders.TEXT),
        in.required("tools", Decoders.list(Decoders.TEXT)),
        in.optional("capabilities", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("model", model);
    out.put("cwd", cwd);
    out.put("tools", tools);
    out.put("capabilities", capabilities);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String model, String cwd, List<String> tools) {
    return new Builder(model, cwd, tools);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(model, cwd, tools);
    builder.capabilities = capabilities;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String model;
    private String cwd;
    private List<String> tools;
    private ObjectNode capabilities;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String model, String cwd, List<String> tools) {
      this.model = model;
      this.cwd = cwd;
      this.tools = tools;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder cwd(String cwd) {
      this.cwd = cwd;
      return this;
    }

    public Builder tools(List<String> tools) {
      this.tools = tools;
      return this;
    }

    public Builder capabilities(ObjectNode capabilities) {
      this.capabilities = capabilities;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesInitPayload build() {
      return new UesInitPayload(model, cwd, tools, capabilities, extra);
    }
  }
}
