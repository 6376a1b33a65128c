// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * Context for the agent.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiContext(String description, String value, Map<String, JsonNode> extra)
    implements Model {
  public AgUiContext {
    Objects.requireNonNull(description, "description");
    Objects.requireNonNull(value, "value");
    extra = Copies.of(extra);
  }

  public static AgUiContext decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiContext(
        in.required("description", Decoders.TEXT), in.required("value", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("description", description);
    out.put("value", value);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String description, String value) {
    return new Builder(description, value);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(description, value);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String description;
    private String value;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String description, String value) {
      this.description = description;
      this.value = value;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder value(String value) {
      this.value = value;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiContext build() {
      return new AgUiContext(description, value, extra);
    }
  }
}
