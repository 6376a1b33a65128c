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
 * A sub-agent failed.
 *
 * @param timestamp Milliseconds since 1970.
 * @param extra Fields that this version does not know.
 */
public record AgUiSubagentError(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String subagentRunId,
    String message,
    String code,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiSubagentError {
    Objects.requireNonNull(subagentRunId, "subagentRunId");
    Objects.requireNonNull(message, "message");
    extra = Copies.of(extra);
  }

  public static AgUiSubagentError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "SUBAGENT_ERROR");
    return new AgUiSubagentError(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("subagentRunId", Decoders.TEXT),
        in.required("message", Decoders.TEXT),
        in.optional("code", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "SUBAGENT_ERROR";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "SUBAGENT_ERROR");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("subagentRunId", subagentRunId);
    out.put("message", message);
    out.put("code", code);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiSubagentError(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String subagentRunId, String message) {
    return new Builder(subagentRunId, message);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(subagentRunId, message);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.code = code;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String subagentRunId;
    private String message;
    private String code;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String subagentRunId, String message) {
      this.subagentRunId = subagentRunId;
      this.message = message;
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

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder code(String code) {
      this.code = code;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiSubagentError build() {
      return new AgUiSubagentError(
          timestamp, rawEvent, metadata, subagentRunId, message, code, extra);
    }
  }
}
