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
 * The parts of the current step are removed; AI SDK 7.
 *
 * @param extra Fields that this version does not know.
 */
public record UiResetStep(Map<String, JsonNode> extra) implements UiMessageChunk {
  public UiResetStep {
    extra = Copies.of(extra);
  }

  public static UiResetStep decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "reset-step");
    return new UiResetStep(in.extra());
  }

  public String type() {
    return "reset-step";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "reset-step");
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiResetStep(this);
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

    public UiResetStep build() {
      return new UiResetStep(extra);
    }
  }
}
