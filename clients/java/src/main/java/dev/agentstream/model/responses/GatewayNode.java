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
import dev.agentstream.model.words.Roles;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A machine of the gateway.
 *
 * @param name Unique among the nodes.
 * @param roles `gateway`: answers requests; `runner`: runs agents.
 * @param agents The agents that it can run.
 * @param extra Fields that this version does not know.
 */
public record GatewayNode(
    String name, List<Roles> roles, List<String> agents, NodeLoad load, Map<String, JsonNode> extra)
    implements Model {
  public GatewayNode {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(roles, "roles");
    Objects.requireNonNull(agents, "agents");
    Objects.requireNonNull(load, "load");
    roles = Copies.of(roles);
    agents = Copies.of(agents);
    extra = Copies.of(extra);
  }

  public static GatewayNode decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new GatewayNode(
        in.required("name", Decoders.TEXT),
        in.required("roles", Decoders.list(Roles::decode)),
        in.required("agents", Decoders.list(Decoders.TEXT)),
        in.required("load", NodeLoad::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("name", name);
    out.put("roles", roles);
    out.put("agents", agents);
    out.put("load", load);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String name, List<Roles> roles, List<String> agents, NodeLoad load) {
    return new Builder(name, roles, agents, load);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name, roles, agents, load);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String name;
    private List<Roles> roles;
    private List<String> agents;
    private NodeLoad load;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String name, List<Roles> roles, List<String> agents, NodeLoad load) {
      this.name = name;
      this.roles = roles;
      this.agents = agents;
      this.load = load;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder roles(List<Roles> roles) {
      this.roles = roles;
      return this;
    }

    public Builder agents(List<String> agents) {
      this.agents = agents;
      return this;
    }

    public Builder load(NodeLoad load) {
      this.load = load;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public GatewayNode build() {
      return new GatewayNode(name, roles, agents, load, extra);
    }
  }
}
