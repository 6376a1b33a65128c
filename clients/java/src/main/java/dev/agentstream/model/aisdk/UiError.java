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
 * The run failed.
 *
 * @param extra Fields that this version does not know.
 */
public record UiError(String errorText, Map<String, JsonNode> extra) implements UiMessageChunk {
  public UiError {
    Objects.requireNonNull(errorText, "errorText");
    extra = Copies.of(extra);
  }

  public static UiError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "error");
    return new UiError(in.required("errorText", Decoders.TEXT), in.extra());
  }

  public String type() {
    return "error";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "error");
    out.put("errorText", errorText);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiError(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String errorText) {
    return new Builder(errorText);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(errorText);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String errorText;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String errorText) {
      this.errorText = errorText;
    }

    public Builder errorText(String errorText) {
      this.errorText = errorText;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiError build() {
      return new UiError(errorText, extra);
    }
  }
}
