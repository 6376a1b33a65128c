// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AgUiReasoningEncryptedValueSubtype;
import java.util.Map;
import java.util.Objects;

/**
 * Encrypted reasoning. Not sent by us.
 *
 * @param timestamp Milliseconds since 1970.
 * @param subagentRunId The sub-agent that it belongs to. Absent: the main agent.
 * @param extra Fields that this version does not know.
 */
public record AgUiReasoningEncryptedValue(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    AgUiReasoningEncryptedValueSubtype subtype,
    String entityId,
    String encryptedValue,
    String subagentRunId,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiReasoningEncryptedValue {
    Objects.requireNonNull(subtype, "subtype");
    Objects.requireNonNull(entityId, "entityId");
    Objects.requireNonNull(encryptedValue, "encryptedValue");
    extra = Copies.of(extra);
  }

  public static AgUiReasoningEncryptedValue decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "REASONING_ENCRYPTED_VALUE");
    return new AgUiReasoningEncryptedValue(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("subtype", AgUiReasoningEncryptedValueSubtype::decode),
        in.required("entityId", Decoders.TEXT),
        in.required("encryptedValue", Decoders.TEXT),
        in.optional("subagentRunId", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "REASONING_ENCRYPTED_VALUE";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "REASONING_ENCRYPTED_VALUE");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("subtype", subtype);
    out.put("entityId", entityId);
    out.put("encryptedValue", encryptedValue);
    out.put("subagentRunId", subagentRunId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiReasoningEncryptedValue(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      AgUiReasoningEncryptedValueSubtype subtype, String entityId, String encryptedValue) {
    return new Builder(subtype, entityId, encryptedValue);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(subtype, entityId, encryptedValue);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.subagentRunId = subagentRunId;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private AgUiReasoningEncryptedValueSubtype subtype;
    private String entityId;
    private String encryptedValue;
    private String subagentRunId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        AgUiReasoningEncryptedValueSubtype subtype, String entityId, String encryptedValue) {
      this.subtype = subtype;
      this.entityId = entityId;
      this.encryptedValue = encryptedValue;
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

    public Builder subtype(AgUiReasoningEncryptedValueSubtype subtype) {
      this.subtype = subtype;
      return this;
    }

    public Builder entityId(String entityId) {
      this.entityId = entityId;
      return this;
    }

    public Builder encryptedValue(String encryptedValue) {
      this.encryptedValue = encryptedValue;
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

    public AgUiReasoningEncryptedValue build() {
      return new AgUiReasoningEncryptedValue(
          timestamp, rawEvent, metadata, subtype, entityId, encryptedValue, subagentRunId, extra);
    }
  }
}
