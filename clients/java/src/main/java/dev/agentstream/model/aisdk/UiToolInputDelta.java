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
 * The next piece of a call's arguments, as text.
 *
 * @param extra Fields that this version does not know.
 */
public record UiToolInputDelta(
    String toolCallId, String inputTextDelta, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiToolInputDelta {
    Objects.requireNonNull(toolCallId, "toolCallId");
    Objects.requireNonNull(inputTextDelta, "inputTextDelta");
    extra = Copies.of(extra);
  }

  public static UiToolInputDelta decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "tool-input-delta");
    return new UiToolInputDelta(
        in.required("toolCallId", Decoders.TEXT),
        in.required("inputTextDelta", Decoders.TEXT),
        in.extra());
  }

  public String type() {
    return "tool-input-delta";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "tool-input-delta");
    out.put("toolCallId", toolCallId);
    out.put("inputTextDelta", inputTextDelta);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiToolInputDelta(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String toolCallId, String inputTextDelta) {
    return new Builder(toolCallId, inputTextDelta);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(toolCallId, inputTextDelta);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String toolCallId;
    private String inputTextDelta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String toolCallId, String inputTextDelta) {
      this.toolCallId = toolCallId;
      this.inputTextDelta = inputTextDelta;
    }

    public Builder toolCallId(String toolCallId) {
      this.toolCallId = toolCallId;
      return this;
    }

    public Builder inputTextDelta(String inputTextDelta) {
      this.inputTextDelta = inputTextDelta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiToolInputDelta build() {
      return new UiToolInputDelta(toolCallId, inputTextDelta, extra);
    }
  }
}
