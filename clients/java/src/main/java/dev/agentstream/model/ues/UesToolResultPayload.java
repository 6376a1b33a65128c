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
import dev.agentstream.model.words.UesToolResultPayloadStatus;
import java.util.Map;
import java.util.Objects;

/**
 * What tool_result carries.
 *
 * @param extra Fields that this version does not know.
 */
public record UesToolResultPayload(
    String toolUseId,
    String toolName,
    UesToolResultPayloadStatus status,
    JsonNode output,
    Long durationMs,
    Map<String, JsonNode> extra)
    implements Model {
  public UesToolResultPayload {
    Objects.requireNonNull(toolUseId, "toolUseId");
    Objects.requireNonNull(toolName, "toolName");
    Objects.requireNonNull(status, "status");
    Objects.requireNonNull(output, "output");
    extra = Copies.of(extra);
  }

  public static UesToolResultPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesToolResultPayload(
        in.required("toolUseId", Decoders.TEXT),
        in.required("toolName", Decoders.TEXT),
        in.required("status", UesToolResultPayloadStatus::decodeKnown),
        in.required("output", Decoders.ANY),
        in.optional("durationMs", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("toolUseId", toolUseId);
    out.put("toolName", toolName);
    out.put("status", status);
    out.put("output", output);
    out.put("durationMs", durationMs);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String toolUseId, String toolName, UesToolResultPayloadStatus status, JsonNode output) {
    return new Builder(toolUseId, toolName, status, output);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolUseId, toolName, status, output);
    builder.durationMs = durationMs;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolUseId;
    private String toolName;
    private UesToolResultPayloadStatus status;
    private JsonNode output;
    private Long durationMs;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String toolUseId, String toolName, UesToolResultPayloadStatus status, JsonNode output) {
      this.toolUseId = toolUseId;
      this.toolName = toolName;
      this.status = status;
      this.output = output;
    }

    public Builder toolUseId(String toolUseId) {
      this.toolUseId = toolUseId;
      return this;
    }

    public Builder toolName(String toolName) {
      this.toolName = toolName;
      return this;
    }

    public Builder status(UesToolResultPayloadStatus status) {
      this.status = status;
      return this;
    }

    public Builder output(JsonNode output) {
      this.output = output;
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

    public UesToolResultPayload build() {
      return new UesToolResultPayload(toolUseId, toolName, status, output, durationMs, extra);
    }
  }
}
