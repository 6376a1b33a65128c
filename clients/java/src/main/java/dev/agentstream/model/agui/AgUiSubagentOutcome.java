// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AgUiSubagentOutcomeType;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * How a sub-agent ended.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiSubagentOutcome(
    AgUiSubagentOutcomeType type, List<String> interruptIds, Map<String, JsonNode> extra)
    implements Model {
  public AgUiSubagentOutcome {
    Objects.requireNonNull(type, "type");
    interruptIds = Copies.of(interruptIds);
    extra = Copies.of(extra);
  }

  public static AgUiSubagentOutcome decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiSubagentOutcome(
        in.required("type", AgUiSubagentOutcomeType::decode),
        in.optional("interruptIds", Decoders.list(Decoders.TEXT)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", type);
    out.put("interruptIds", interruptIds);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AgUiSubagentOutcomeType type) {
    return new Builder(type);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(type);
    builder.interruptIds = interruptIds;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AgUiSubagentOutcomeType type;
    private List<String> interruptIds;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(AgUiSubagentOutcomeType type) {
      this.type = type;
    }

    public Builder type(AgUiSubagentOutcomeType type) {
      this.type = type;
      return this;
    }

    public Builder interruptIds(List<String> interruptIds) {
      this.interruptIds = interruptIds;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiSubagentOutcome build() {
      return new AgUiSubagentOutcome(type, interruptIds, extra);
    }
  }
}
