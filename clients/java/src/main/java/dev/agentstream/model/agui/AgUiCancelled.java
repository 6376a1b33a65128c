// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * The run was cancelled.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiCancelled(Map<String, JsonNode> extra) implements AgUiOutcome {
  public AgUiCancelled {
    extra = Copies.of(extra);
  }

  public static AgUiCancelled decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "cancelled");
    return new AgUiCancelled(in.extra());
  }

  public String type() {
    return "cancelled";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "cancelled");
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiOutcome.Cases<R> cases) {
    return cases.agUiCancelled(this);
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

    public AgUiCancelled build() {
      return new AgUiCancelled(extra);
    }
  }
}
