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
import dev.agentstream.model.words.DisconnectPolicy;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Starts a session.
 *
 * @param agentType The agent to run, as registered at the server.
 * @param prompt The task of the agent: text of at most 100,000 characters, or parts. Absent: the
 *     session is prepared and waits for its first prompt.
 * @param sessionId The session to resume.
 * @param outputSchema The JSON Schema that the answer must satisfy.
 * @param env Additions to the agent's environment.
 * @param mcpServers MCP servers for the agent, in addition to those of its own settings.
 * @param onDisconnect What happens when the reader disconnects. Absent: `continue`.
 */
public record SessionRequest(
    AgentType agentType,
    StringOrPromptPartList prompt,
    String sessionId,
    RequestedConfig config,
    ObjectNode outputSchema,
    Map<String, String> env,
    List<McpServer> mcpServers,
    DisconnectPolicy onDisconnect)
    implements Model {
  public SessionRequest {
    Objects.requireNonNull(agentType, "agentType");
    env = Copies.of(env);
    mcpServers = Copies.of(mcpServers);
  }

  public static SessionRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    SessionRequest decoded =
        new SessionRequest(
            in.required("agentType", AgentType::decode),
            in.optional("prompt", StringOrPromptPartList::decode),
            in.optional("sessionId", Decoders.TEXT),
            in.optional("config", RequestedConfig::decode),
            in.optional("outputSchema", Decoders.OBJECT),
            in.optional("env", Decoders.map(Decoders.TEXT)),
            in.optional("mcpServers", Decoders.list(McpServer::decode)),
            in.optional("onDisconnect", DisconnectPolicy::decodeKnown));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("agentType", agentType);
    out.put("prompt", prompt);
    out.put("sessionId", sessionId);
    out.put("config", config);
    out.put("outputSchema", outputSchema);
    out.put("env", env);
    out.put("mcpServers", mcpServers);
    out.put("onDisconnect", onDisconnect);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AgentType agentType) {
    return new Builder(agentType);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(agentType);
    builder.prompt = prompt;
    builder.sessionId = sessionId;
    builder.config = config;
    builder.outputSchema = outputSchema;
    builder.env = env;
    builder.mcpServers = mcpServers;
    builder.onDisconnect = onDisconnect;
    return builder;
  }

  public static final class Builder {
    private AgentType agentType;
    private StringOrPromptPartList prompt;
    private String sessionId;
    private RequestedConfig config;
    private ObjectNode outputSchema;
    private Map<String, String> env;
    private List<McpServer> mcpServers;
    private DisconnectPolicy onDisconnect;

    private Builder(AgentType agentType) {
      this.agentType = agentType;
    }

    public Builder agentType(AgentType agentType) {
      this.agentType = agentType;
      return this;
    }

    public Builder prompt(StringOrPromptPartList prompt) {
      this.prompt = prompt;
      return this;
    }

    public Builder prompt(String prompt) {
      this.prompt = StringOrPromptPartList.of(prompt);
      return this;
    }

    public Builder prompt(List<PromptPart> prompt) {
      this.prompt = StringOrPromptPartList.of(prompt);
      return this;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
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

    public Builder onDisconnect(DisconnectPolicy onDisconnect) {
      this.onDisconnect = onDisconnect;
      return this;
    }

    public SessionRequest build() {
      return new SessionRequest(
          agentType, prompt, sessionId, config, outputSchema, env, mcpServers, onDisconnect);
    }
  }
}
