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
import dev.agentstream.model.words.ChatRequestTrigger;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A message of a chat: what the AI SDK's chat transport sends.
 *
 * @param id The chat's id. Its first message starts a session, further ones continue it.
 * @param messages The last one is the prompt, or answers permissions. The agent keeps the earlier
 *     ones itself.
 * @param trigger `regenerate-message` repeats a prompt whose run failed; a completed answer cannot
 *     be replaced.
 * @param messageId The message that is answered, repeated or changed.
 * @param agentType The agent to run; required by the first message.
 * @param outputSchema The JSON Schema that the answer must satisfy.
 * @param env Additions to the agent's environment.
 * @param mcpServers MCP servers for the agent, in addition to those of its own settings.
 * @param ifBusy What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is
 *     the stream of a prompt of its own.
 */
public record ChatRequest(
    String id,
    List<ChatMessage> messages,
    ChatRequestTrigger trigger,
    String messageId,
    AgentType agentType,
    RequestedConfig config,
    ObjectNode outputSchema,
    Map<String, String> env,
    List<McpServer> mcpServers,
    BusyPolicy ifBusy)
    implements Model {
  public ChatRequest {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(messages, "messages");
    messages = Copies.of(messages);
    env = Copies.of(env);
    mcpServers = Copies.of(mcpServers);
  }

  public static ChatRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    ChatRequest decoded =
        new ChatRequest(
            in.required("id", Decoders.text(255)),
            in.required("messages", Decoders.list(ChatMessage::decode, 1)),
            in.optional("trigger", ChatRequestTrigger::decodeKnown),
            in.optional("messageId", Decoders.TEXT),
            in.optional("agentType", AgentType::decode),
            in.optional("config", RequestedConfig::decode),
            in.optional("outputSchema", Decoders.OBJECT),
            in.optional("env", Decoders.map(Decoders.TEXT)),
            in.optional("mcpServers", Decoders.list(McpServer::decode)),
            in.optional("ifBusy", BusyPolicy::decodeKnown));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("messages", messages);
    out.put("trigger", trigger);
    out.put("messageId", messageId);
    out.put("agentType", agentType);
    out.put("config", config);
    out.put("outputSchema", outputSchema);
    out.put("env", env);
    out.put("mcpServers", mcpServers);
    out.put("ifBusy", ifBusy);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, List<ChatMessage> messages) {
    return new Builder(id, messages);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, messages);
    builder.trigger = trigger;
    builder.messageId = messageId;
    builder.agentType = agentType;
    builder.config = config;
    builder.outputSchema = outputSchema;
    builder.env = env;
    builder.mcpServers = mcpServers;
    builder.ifBusy = ifBusy;
    return builder;
  }

  public static final class Builder {
    private String id;
    private List<ChatMessage> messages;
    private ChatRequestTrigger trigger;
    private String messageId;
    private AgentType agentType;
    private RequestedConfig config;
    private ObjectNode outputSchema;
    private Map<String, String> env;
    private List<McpServer> mcpServers;
    private BusyPolicy ifBusy;

    private Builder(String id, List<ChatMessage> messages) {
      this.id = id;
      this.messages = messages;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder messages(List<ChatMessage> messages) {
      this.messages = messages;
      return this;
    }

    public Builder trigger(ChatRequestTrigger trigger) {
      this.trigger = trigger;
      return this;
    }

    public Builder messageId(String messageId) {
      this.messageId = messageId;
      return this;
    }

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

    public ChatRequest build() {
      return new ChatRequest(
          id,
          messages,
          trigger,
          messageId,
          agentType,
          config,
          outputSchema,
          env,
          mcpServers,
          ifBusy);
    }
  }
}
