// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

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
 * A call was not permitted.
 *
 * @param extra Fields that this version does not know.
 */
public record UiToolOutputDenied(String toolCallId, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolOutputDenied {
    Objects.requireNonNull(toolCallId, "toolCallId");
    extra = Copies.of(extra);
  }

  public static UiToolOutputDenied decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-output-denied");
    return new UiToolOutputDenied(in.required("toolCallId", Decoders.TEXT), in.extra());
  }

  public String type() {
    return "tool-output-denied";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-output-denied");
    out.put("toolCallId", toolCallId);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolOutputDenied(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId) {
    return new Builder(toolCallId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId) {
      this.toolCallId = toolCallId;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiToolOutputDenied build() {
      return new UiToolOutputDenied(toolCallId, extra);
    }
  }
}
