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
 * A step starts: a turn.
 *
 * @param extra Fields that this version does not know.
 */
public record UiStartStep(Map<String, JsonNode> extra) implements UiMessageChunk {
  public UiStartStep {
    extra = Copies.of(extra);
  }

  public static UiStartStep decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "start-step");
    return new UiStartStep(in.extra());
  }

  public String type() {
    return "start-step";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "start-step");
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiStartStep(this);
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

    public UiStartStep build() {
      return new UiStartStep(extra);
    }
  }
}
