// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * A step ends.
 *
 * @param extra Fields that this version does not know.
 */
public record UiFinishStep(Map<String, JsonNode> extra) implements UiMessageChunk {
  public UiFinishStep {
    extra = Copies.of(extra);
  }

  public static UiFinishStep decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "finish-step");
    return new UiFinishStep(in.extra());
  }

  public String type() {
    return "finish-step";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "finish-step");
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiFinishStep(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiFinishStep build() {
      return new UiFinishStep(extra);
    }
  }
}
