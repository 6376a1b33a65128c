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

/**
 * The run was cancelled.
 *
 * @param extra Fields that this version does not know.
 */
public record UiAbort(String reason, Map<String, JsonNode> extra) implements UiMessageChunk {
  public UiAbort {
    extra = Copies.of(extra);
  }

  public static UiAbort decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "abort");
    return new UiAbort(in.optional("reason", Decoders.TEXT), in.extra());
  }

  public String type() {
    return "abort";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "abort");
    out.put("reason", reason);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiAbort(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.reason = reason;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String reason;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiAbort build() {
      return new UiAbort(reason, extra);
    }
  }
}
