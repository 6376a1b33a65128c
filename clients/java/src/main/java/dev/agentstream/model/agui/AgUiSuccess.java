// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;

/**
 * The run completed.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiSuccess(List<String> pendingToolCallIds, Map<String, JsonNode> extra)
    implements AgUiOutcome {
  public AgUiSuccess {
    pendingToolCallIds = Copies.of(pendingToolCallIds);
    extra = Copies.of(extra);
  }

  public static AgUiSuccess decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "success");
    return new AgUiSuccess(
        in.optional("pendingToolCallIds", Decoders.list(Decoders.TEXT)), in.extra());
  }

  public String type() {
    return "success";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "success");
    out.put("pendingToolCallIds", pendingToolCallIds);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiOutcome.Cases<R> cases) {
    return cases.agUiSuccess(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.pendingToolCallIds = pendingToolCallIds;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<String> pendingToolCallIds;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder pendingToolCallIds(List<String> pendingToolCallIds) {
      this.pendingToolCallIds = pendingToolCallIds;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiSuccess build() {
      return new AgUiSuccess(pendingToolCallIds, extra);
    }
  }
}
