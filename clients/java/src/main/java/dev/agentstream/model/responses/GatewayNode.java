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
 * A process of the gateway.
 *
 * @param name Unique among the nodes.
 * @param roles `gateway`: answers requests; `worker`: runs agents.
 * @param agents The agents that it can run.
 * @param url Where it listens.
 * @param pool The workers that it belongs to.
 * @param sharedHome The home folder that it shares with others, which may continue its sessions.
 * @param isDraining It is stopping, and takes no further runs.
 * @param extra Fields that this version does not know.
 */
public record GatewayNode(
    String name,
    List<Roles> roles,
    List<String> agents,
    NodeLoad load,
    String url,
    String pool,
    String sharedHome,
    Boolean isDraining,
    String version,
    String startedAt,
    Map<String, JsonNode> extra)
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
        in.optional("url", Decoders.TEXT),
        in.optional("pool", Decoders.TEXT),
        in.optional("sharedHome", Decoders.TEXT),
        in.optional("isDraining", Decoders.BOOLEAN),
        in.optional("version", Decoders.TEXT),
        in.optional("startedAt", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("name", name);
    out.put("roles", roles);
    out.put("agents", agents);
    out.put("load", load);
    out.put("url", url);
    out.put("pool", pool);
    out.put("sharedHome", sharedHome);
    out.put("isDraining", isDraining);
    out.put("version", version);
    out.put("startedAt", startedAt);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String name, List<Roles> roles, List<String> agents, NodeLoad load) {
    return new Builder(name, roles, agents, load);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(name, roles, agents, load);
    builder.url = url;
    builder.pool = pool;
    builder.sharedHome = sharedHome;
    builder.isDraining = isDraining;
    builder.version = version;
    builder.startedAt = startedAt;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String name;
    private List<Roles> roles;
    private List<String> agents;
    private NodeLoad load;
    private String url;
    private String pool;
    private String sharedHome;
    private Boolean isDraining;
    private String version;
    private String startedAt;
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

    public Builder url(String url) {
      this.url = url;
      return this;
    }

    public Builder pool(String pool) {
      this.pool = pool;
      return this;
    }

    public Builder sharedHome(String sharedHome) {
      this.sharedHome = sharedHome;
      return this;
    }

    public Builder isDraining(boolean isDraining) {
      this.isDraining = isDraining;
      return this;
    }

    public Builder version(String version) {
      this.version = version;
      return this;
    }

    public Builder startedAt(String startedAt) {
      this.startedAt = startedAt;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public GatewayNode build() {
      return new GatewayNode(
          name, roles, agents, load, url, pool, sharedHome, isDraining, version, startedAt, extra);
    }
  }
}
