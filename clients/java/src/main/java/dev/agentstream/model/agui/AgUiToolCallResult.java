// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

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
 * What a call returned.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param content Text from us; may be a list of parts.
 * @param extra Fields that this version does not know.
 */
public record AgUiToolCallResult(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String messageId,
    String toolCallId,
    String subagentRunId,
    StringOrObjectList content,
    String role,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiToolCallResult {
    Objects.requireNonNull(messageId, "messageId");
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static AgUiToolCallResult decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "TOOL_CALL_RESULT");
    return new AgUiToolCallResult(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("messageId", Decoders.TEXT),
        in.required("toolCallId", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.required("content", StringOrObjectList::decode),
        in.optional("role", Decoders.constant("tool")),
        in.extra());
  }

  public String type() {
    return "TOOL_CALL_RESULT";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "TOOL_CALL_RESULT");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("messageId", messageId);
    out.put("toolCallId", toolCallId);
    out.put("subagentRunId", subagentRunId);
    out.put("content", content);
    out.put("role", role);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiToolCallResult(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String messageId, String toolCallId, StringOrObjectList content) {
    return new Builder(messageId, toolCallId, content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(messageId, toolCallId, content);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.subagentRunId = subagentRunId;
    builder.role = role;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String messageId;
    private String toolCallId;
    private String subagentRunId;
    private StringOrObjectList content;
    private String role;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String messageId, String toolCallId, StringOrObjectList content) {
      this.messageId = messageId;
      this.toolCallId = toolCallId;
      this.content = content;
    }

    public Builder timestamp(long timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder rawEvent(JsonNode rawEvent) {
      this.rawEvent = rawEvent;
      return this;
    }

    public Builder metadata(JsonNode metadata) {
      this.metadata = metadata;
      return this;
    }

    public Builder messageId(String messageId) {
      this.messageId = messageId;
      return this;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder subagentRunId(String subagentRunId) {
      this.subagentRunId = subagentRunId;
      return this;
    }

    public Builder content(StringOrObjectList content) {
      this.content = content;
      return this;
    }

    public Builder content(String content) {
      this.content = StringOrObjectList.of(content);
      return this;
    }

    public Builder content(List<ObjectNode> content) {
      this.content = StringOrObjectList.of(content);
      return this;
    }

    public Builder role(String role) {
      this.role = role;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiToolCallResult build() {
      return new AgUiToolCallResult(
          timestamp,
          rawEvent,
          metadata,
          messageId,
          toolCallId,
          subagentRunId,
          content,
          role,
          extra);
    }
  }
}
