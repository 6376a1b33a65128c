// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * One question that a run waits for.
 *
 * @param responseSchema The JSON Schema of the answer.
 * @param expiresAt ISO 8601.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiInterruption(
    String id,
    String reason,
    String message,
    String toolCallId,
    JsonNode responseSchema,
    String expiresAt,
    JsonNode metadata,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements Model {
  public AgUiInterruption {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(reason, "reason");
    extra = Copies.of(extra);
  }

  public static AgUiInterruption decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiInterruption(
        in.required("id", Decoders.TEXT),
        in.required("reason", Decoders.TEXT),
        in.optional("message", Decoders.TEXT),
        in.optional("toolCallId", Decoders.TEXT),
        in.optional("responseSchema", Decoders.ANY),
        in.optional("expiresAt", Decoders.TEXT),
        in.optional("metadata", Decoders.ANY),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("reason", reason);
    out.put("message", message);
    out.put("toolCallId", toolCallId);
    out.put("responseSchema", responseSchema);
    out.put("expiresAt", expiresAt);
    out.put("metadata", metadata);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String reason) {
    return new Builder(id, reason);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, reason);
    builder.message = message;
    builder.toolCallId = toolCallId;
    builder.responseSchema = responseSchema;
    builder.expiresAt = expiresAt;
    builder.metadata = metadata;
    builder.subagentRunId = subagentRunId;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String reason;
    private String message;
    private String toolCallId;
    private JsonNode responseSchema;
    private String expiresAt;
    private JsonNode metadata;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String reason) {
      this.id = id;
      this.reason = reason;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder responseSchema(JsonNode responseSchema) {
      this.responseSchema = responseSchema;
      return this;
    }

    public Builder expiresAt(String expiresAt) {
      this.expiresAt = expiresAt;
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

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiInterruption build() {
      return new AgUiInterruption(
          id,
          reason,
          message,
          toolCallId,
          responseSchema,
          expiresAt,
          metadata,
          subagentRunId,
          extra);
    }
  }
}
