// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

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
 * The effect of the modes of a request.
 *
 * @param own Neither mode is requested: the agent's own settings decide.
 * @param pairs By approval mode, then by sandbox mode.
 * @param extra Fields that this version does not know.
 */
public record AgentModes(
    AgentMode own, Map<String, Map<String, AgentMode>> pairs, Map<String, JsonNode> extra)
    implements Model {
  public AgentModes {
    Objects.requireNonNull(own, "own");
    Objects.requireNonNull(pairs, "pairs");
    pairs = Copies.of(pairs);
    extra = Copies.of(extra);
  }

  public static AgentModes decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgentModes(
        in.required("own", AgentMode::decode),
        in.required("pairs", Decoders.map(Decoders.map(AgentMode::decode))),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("own", own);
    out.put("pairs", pairs);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AgentMode own, Map<String, Map<String, AgentMode>> pairs) {
    return new Builder(own, pairs);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(own, pairs);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AgentMode own;
    private Map<String, Map<String, AgentMode>> pairs;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(AgentMode own, Map<String, Map<String, AgentMode>> pairs) {
      this.own = own;
      this.pairs = pairs;
    }

    public Builder own(AgentMode own) {
      this.own = own;
      return this;
    }

    public Builder pairs(Map<String, Map<String, AgentMode>> pairs) {
      this.pairs = pairs;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgentModes build() {
      return new AgentModes(own, pairs, extra);
    }
  }
}
