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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A run of AG-UI: its `RunAgentInput`.
 *
 * @param threadId The thread. Its first run starts a session, further ones continue it.
 * @param runId The client's id of this run.
 * @param state Ignored: agents share no state.
 * @param messages The last one is the prompt if it is from the user. Otherwise the response is the
 *     current thread.
 * @param tools Must be empty: an agent runs its own tools.
 * @param context Put before the prompt.
 * @param resume Answers to the interrupts of the run before.
 * @param extra Fields that this version does not know.
 */
public record AgUiRunRequest(
    String threadId,
    String runId,
    String protocolVersion,
    String parentRunId,
    JsonNode state,
    List<AgUiMessage> messages,
    List<ObjectNode> tools,
    List<AgUiContext> context,
    AgUiForwardedProps forwardedProps,
    List<AgUiResume> resume,
    Map<String, JsonNode> extra)
    implements Model {
  public AgUiRunRequest {
    Objects.requireNonNull(threadId, "threadId");
    Objects.requireNonNull(runId, "runId");
    Objects.requireNonNull(messages, "messages");
    messages = Copies.of(messages);
    tools = Copies.of(tools);
    context = Copies.of(context);
    resume = Copies.of(resume);
    extra = Copies.of(extra);
  }

  public static AgUiRunRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiRunRequest(
        in.required("threadId", Decoders.text(255)),
        in.required("runId", Decoders.text(255)),
        in.optional("protocolVersion", Decoders.TEXT),
        in.optional("parentRunId", Decoders.TEXT),
        in.optional("state", Decoders.ANY),
        in.required("messages", Decoders.list(AgUiMessage::decode)),
        in.optional("tools", Decoders.list(Decoders.OBJECT)),
        in.optional("context", Decoders.list(AgUiContext::decode)),
        in.optional("forwardedProps", AgUiForwardedProps::decode),
        in.optional("resume", Decoders.list(AgUiResume::decode)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("threadId", threadId);
    out.put("runId", runId);
    out.put("protocolVersion", protocolVersion);
    out.put("parentRunId", parentRunId);
    out.put("state", state);
    out.put("messages", messages);
    out.put("tools", tools);
    out.put("context", context);
    out.put("forwardedProps", forwardedProps);
    out.put("resume", resume);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String threadId, String runId, List<AgUiMessage> messages) {
    return new Builder(threadId, runId, messages);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(threadId, runId, messages);
    builder.protocolVersion = protocolVersion;
    builder.parentRunId = parentRunId;
    builder.state = state;
    builder.tools = tools;
    builder.context = context;
    builder.forwardedProps = forwardedProps;
    builder.resume = resume;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String threadId;
    private String runId;
    private String protocolVersion;
    private String parentRunId;
    private JsonNode state;
    private List<AgUiMessage> messages;
    private List<ObjectNode> tools;
    private List<AgUiContext> context;
    private AgUiForwardedProps forwardedProps;
    private List<AgUiResume> resume;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String threadId, String runId, List<AgUiMessage> messages) {
      this.threadId = threadId;
      this.runId = runId;
      this.messages = messages;
    }

    public Builder threadId(String threadId) {
      this.threadId = threadId;
      return this;
    }

    public Builder runId(String runId) {
      this.runId = runId;
      return this;
    }

    public Builder protocolVersion(String protocolVersion) {
      this.protocolVersion = protocolVersion;
      return this;
    }

    public Builder parentRunId(String parentRunId) {
      this.parentRunId = parentRunId;
      return this;
    }

    public Builder state(JsonNode state) {
      this.state = state;
      return this;
    }

    public Builder messages(List<AgUiMessage> messages) {
      this.messages = messages;
      return this;
    }

    public Builder tools(List<ObjectNode> tools) {
      this.tools = tools;
      return this;
    }

    public Builder context(List<AgUiContext> context) {
      this.context = context;
      return this;
    }

    public Builder forwardedProps(AgUiForwardedProps forwardedProps) {
      this.forwardedProps = forwardedProps;
      return this;
    }

    public Builder resume(List<AgUiResume> resume) {
      this.resume = resume;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiRunRequest build() {
      return new AgUiRunRequest(
          threadId,
          runId,
          protocolVersion,
          parentRunId,
          state,
          messages,
          tools,
          context,
          forwardedProps,
          resume,
          extra);
    }
  }
}
