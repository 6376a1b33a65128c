// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AgentType;
import dev.agentstream.model.words.BusyPolicy;
import java.util.List;
import java.util.Map;

/**
 * Additional fields of the application.
 *
 * @param agentType The agent to run; `?agentType=` of the address may name it too.
 * @param outputSchema The JSON Schema that the answer must satisfy.
 * @param env Additions to the agent's environment.
 * @param mcpServers MCP servers for the agent, in addition to those of its own settings.
 * @param ifBusy What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is
 *     the stream of a prompt of its own.
 * @param extra Fields that this version does not know.
 */
public record AgUiForwardedProps(
    AgentType agentType,
    RequestedConfig config,
    ObjectNode outputSchema,
    Map<String, String> env,
    List<McpServer> mcpServers,
    BusyPolicy ifBusy,
    Map<String, JsonNode> extra)
    implements Model {
  public AgUiForwardedProps {
    env = Copies.of(env);
    mcpServers = Copies.of(mcpServers);
    extra = Copies.of(extra);
  }

  public static AgUiForwardedProps decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiForwardedProps(
        in.optional("agentType", AgentType::decode),
        in.optional("config", RequestedConfig::decode),
        in.optional("outputSchema", Decoders.OBJECT),
        in.optional("env", Decoders.map(Decoders.TEXT)),
        in.optional("mcpServers", Decoders.list(McpServer::decode)),
        in.optional("ifBusy", BusyPolicy::decodeKnown),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("agentType", agentType);
    out.put("config", config);
    out.put("outputSchema", outputSchema);
    out.put("env", env);
    out.put("mcpServers", mcpServers);
    out.put("ifBusy", ifBusy);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.agentType = agentType;
    builder.config = config;
    builder.outputSchema = outputSchema;
    builder.env = env;
    builder.mcpServers = mcpServers;
    builder.ifBusy = ifBusy;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AgentType agentType;
    private RequestedConfig config;
    private ObjectNode outputSchema;
    private Map<String, String> env;
    private List<McpServer> mcpServers;
    private BusyPolicy ifBusy;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder agentType(AgentType agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder config(RequestedConfig config) {
      this.config = config;
      return this;
    }

    public Builder outputSchema(ObjectNode outputSchema) {
      this.outputSchema = outputSchema;
      return this;
    }

    public Builder env(Map<String, String> env) {
      this.env = env;
      return this;
    }

    public Builder mcpServers(List<McpServer> mcpServers) {
      this.mcpServers = mcpServers;
      return this;
    }

    public Builder ifBusy(BusyPolicy ifBusy) {
      this.ifBusy = ifBusy;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiForwardedProps build() {
      return new AgUiForwardedProps(
          agentType, config, outputSchema, env, mcpServers, ifBusy, extra);
    }
  }
}
