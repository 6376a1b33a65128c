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
 * A sub-agent starts.
 *
 * @param timestamp Milliseconds since 1970.
 * @param description Its prompt.
 * @param extra Fields that this version does not know.
 */
public record AgUiSubagentStarted(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String subagentRunId,
    String name,
    String description,
    String parentSubagentRunId,
    String parentToolCallId,
    String parentMessageId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiSubagentStarted {
    Objects.requireNonNull(subagentRunId, "subagentRunId");
    Objects.requireNonNull(name, "name");
    extra = Copies.of(extra);
  }

  public static AgUiSubagentStarted decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "SUBAGENT_STARTED");
    return new AgUiSubagentStarted(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("subagentRunId", Decoders.TEXT),
        in.required("name", Decoders.TEXT),
        in.optional("description", Decoders.TEXT),
        in.optional("parentSubagentRunId", Decoders.TEXT),
        in.optional("parentToolCallId", Decoders.TEXT),
        in.optional("parentMessageId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "SUBAGENT_STARTED";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "SUBAGENT_STARTED");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("subagentRunId", subagentRunId);
    out.put("name", name);
    out.put("description", description);
    out.put("parentSubagentRunId", parentSubagentRunId);
    out.put("parentToolCallId", parentToolCallId);
    out.put("parentMessageId", parentMessageId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiSubagentStarted(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String subagentRunId, String name) {
    return new Builder(subagentRunId, name);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(subagentRunId, name);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.description = description;
    builder.parentSubagentRunId = parentSubagentRunId;
    builder.parentToolCallId = parentToolCallId;
    builder.parentMessageId = parentMessageId;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String subagentRunId;
    private String name;
    private String description;
    private String parentSubagentRunId;
    private String parentToolCallId;
    private String parentMessageId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String subagentRunId, String name) {
      this.subagentRunId = subagentRunId;
      this.name = name;
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

    public Builder subagentRunId(String subagentRunId) {
      this.subagentRunId = subagentRunId;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder parentSubagentRunId(String parentSubagentRunId) {
      this.parentSubagentRunId = parentSubagentRunId;
      return this;
    }

    public Builder parentToolCallId(String parentToolCallId) {
      this.parentToolCallId = parentToolCallId;
      return this;
    }

    public Builder parentMessageId(String parentMessageId) {
      this.parentMessageId = parentMessageId;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiSubagentStarted build() {
      return new AgUiSubagentStarted(
          timestamp,
          rawEvent,
          metadata,
          subagentRunId,
          name,
          description,
          parentSubagentRunId,
          parentToolCallId,
          parentMessageId,
          extra);
    }
  }
}
