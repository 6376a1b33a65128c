// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * An activity to show next to the messages, whole.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param activityType `PLAN` for a plan.
 * @param extra Fields that this version does not know.
 */
public record AgUiActivitySnapshot(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String messageId,
    String subagentRunId,
    String activityType,
    JsonNode content,
    Boolean replace,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiActivitySnapshot {
    Objects.requireNonNull(messageId, "messageId");
    Objects.requireNonNull(activityType, "activityType");
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static AgUiActivitySnapshot decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "ACTIVITY_SNAPSHOT");
    return new AgUiActivitySnapshot(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("messageId", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.required("activityType", Decoders.TEXT),
        in.required("content", Decoders.ANY),
        in.optional("replace", Decoders.BOOLEAN),
        in.extra());
  }

  public String type() {
    return "ACTIVITY_SNAPSHOT";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "ACTIVITY_SNAPSHOT");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("messageId", messageId);
    out.put("subagentRunId", subagentRunId);
    out.put("activityType", activityType);
    out.put("content", content);
    out.put("replace", replace);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiActivitySnapshot(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String messageId, String activityType, JsonNode content) {
    return new Builder(messageId, activityType, content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(messageId, activityType, content);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.subagentRunId = subagentRunId;
    builder.replace = replace;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String messageId;
    private String subagentRunId;
    private String activityType;
    private JsonNode content;
    private Boolean replace;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String messageId, String activityType, JsonNode content) {
      this.messageId = messageId;
      this.activityType = activityType;
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

    public Builder subagentRunId(String subagentRunId) {
      this.subagentRunId = subagentRunId;
      return this;
    }

    public Builder activityType(String activityType) {
      this.activityType = activityType;
      return this;
    }

    public Builder content(JsonNode content) {
      this.content = content;
      return this;
    }

    public Builder replace(boolean replace) {
      this.replace = replace;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiActivitySnapshot build() {
      return new AgUiActivitySnapshot(
          timestamp,
          rawEvent,
          metadata,
          messageId,
          subagentRunId,
          activityType,
          content,
          replace,
          extra);
    }
  }
}
