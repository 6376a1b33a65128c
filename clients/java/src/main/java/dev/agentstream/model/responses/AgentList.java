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
 * The agents that the gateway knows.
 *
 * @param extra Fields that this version does not know.
 */
public record AgentList(List<AgentInfo> agents, Map<String, JsonNode> extra) implements Model {
  public AgentList {
    Objects.requireNonNull(agents, "agents");
    agents = Copies.of(agents);
    extra = Copies.of(extra);
  }

  public static AgentList decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgentList(in.required("agents", Decoders.list(AgentInfo::decode)), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("agents", agents);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<AgentInfo> agents) {
    return new Builder(agents);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(agents);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<AgentInfo> agents;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<AgentInfo> agents) {
      this.agents = agents;
    }

    public Builder agents(List<AgentInfo> agents) {
      this.agents = agents;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgentList build() {
      return new AgentList(agents, extra);
    }
  }
}
