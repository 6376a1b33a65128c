// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.FinishReason;
import java.util.Map;

/**
 * The message is complete.
 *
 * @param extra Fields that this version does not know.
 */
public record UiFinish(
    FinishReason finishReason, UiRunMetadata messageMetadata, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiFinish {
    extra = Copies.of(extra);
  }

  public static UiFinish decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "finish");
    return new UiFinish(
        in.optional("finishReason", FinishReason::decode),
        in.optional("messageMetadata", UiRunMetadata::decode),
        in.extra());
  }

  public String type() {
    return "finish";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "finish");
    out.put("finishReason", finishReason);
    out.put("messageMetadata", messageMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiFinish(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.finishReason = finishReason;
    builder.messageMetadata = messageMetadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private FinishReason finishReason;
    private UiRunMetadata messageMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder finishReason(FinishReason finishReason) {
      this.finishReason = finishReason;
      return this;
    }

    public Builder messageMetadata(UiRunMetadata messageMetadata) {
      this.messageMetadata = messageMetadata;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiFinish build() {
      return new UiFinish(finishReason, messageMetadata, extra);
    }
  }
}
