// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.UesDonePayloadStatus;
import java.util.Map;
import java.util.Objects;

/**
 * What done carries.
 *
 * @param extra Fields that this version does not know.
 */
public record UesDonePayload(
    UesDonePayloadStatus status,
    String result,
    UesUsage usage,
    long durationMs,
    Map<String, JsonNode> extra)
    implements Model {
  public UesDonePayload {
    Objects.requireNonNull(status, "status");
    Objects.requireNonNull(usage, "usage");
    extra = Copies.of(extra);
  }

  public static UesDonePayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesDonePayload(
        in.required("status", UesDonePayloadStatus::decodeKnown),
        in.optional("result", Decoders.TEXT),
        in.required("usage", UesUsage::decode),
        in.required("durationMs", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("status", status);
    out.put("result", result);
    out.put("usage", usage);
    out.put("durationMs", durationMs);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(UesDonePayloadStatus status, UesUsage usage, long durationMs) {
    return new Builder(status, usage, durationMs);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(status, usage, durationMs);
    builder.result = result;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private UesDonePayloadStatus status;
    private String result;
    private UesUsage usage;
    private long durationMs;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(UesDonePayloadStatus status, UesUsage usage, long durationMs) {
      this.status = status;
      this.usage = usage;
      this.durationMs = durationMs;
    }

    public Builder status(UesDonePayloadStatus status) {
      this.status = status;
      return this;
    }

    public Builder result(String result) {
      this.result = result;
      return this;
    }

    public Builder usage(UesUsage usage) {
      this.usage = usage;
      return this;
    }

    public Builder durationMs(long durationMs) {
      this.durationMs = durationMs;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesDonePayload build() {
      return new UesDonePayload(status, result, usage, durationMs, extra);
    }
  }
}
