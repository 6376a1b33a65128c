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
 * The run failed.
 *
 * @param timestamp Milliseconds since 1970.
 * @param code The errorCode.
 * @param extra Fields that this version does not know.
 */
public record AgUiRunError(
    Long timestamp,
    JsonNode rawEvent,
    JsonNode metadata,
    String message,
    String code,
    List<AgUiUsage> usage,
    Map<String, JsonNode> extra)
    implements AgUiEvent {
  public AgUiRunError {
    Objects.requireNonNull(message, "message");
    usage = Copies.of(usage);
    extra = Copies.of(extra);
  }

  public static AgUiRunError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "RUN_ERROR");
    return new AgUiRunError(
        in.optional("timestamp", Decoders.INTEGER),
        in.optional("rawEvent", Decoders.ANY),
        in.optional("metadata", Decoders.ANY),
        in.required("message", Decoders.TEXT),
        in.optional("code", Decoders.TEXT),
        in.optional("usage", Decoders.list(AgUiUsage::decode)),
        in.extra());
  }

  public String type() {
    return "RUN_ERROR";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "RUN_ERROR");
    out.put("timestamp", timestamp);
    out.put("rawEvent", rawEvent);
    out.put("metadata", metadata);
    out.put("message", message);
    out.put("code", code);
    out.put("usage", usage);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiEvent.Cases<R> cases) {
    return cases.agUiRunError(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String message) {
    return new Builder(message);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(message);
    builder.timestamp = timestamp;
    builder.rawEvent = rawEvent;
    builder.metadata = metadata;
    builder.code = code;
    builder.usage = usage;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long timestamp;
    private JsonNode rawEvent;
    private JsonNode metadata;
    private String message;
    private String code;
    private List<AgUiUsage> usage;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String message) {
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

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder code(String code) {
      this.code = code;
      return this;
    }

    public Builder usage(List<AgUiUsage> usage) {
      this.usage = usage;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiRunError build() {
      return new AgUiRunError(timestamp, rawEvent, metadata, message, code, usage, extra);
    }
  }
}
