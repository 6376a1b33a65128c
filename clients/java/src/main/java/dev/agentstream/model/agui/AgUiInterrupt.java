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
import java.util.Objects;

/**
 * The run waits for an answer.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiInterrupt(List<AgUiInterruption> interrupts, Map<String, JsonNode> extra)
    implements AgUiOutcome {
  public AgUiInterrupt {
    Objects.requireNonNull(interrupts, "interrupts");
    interrupts = Copies.of(interrupts);
    extra = Copies.of(extra);
  }

  public static AgUiInterrupt decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "interrupt");
    return new AgUiInterrupt(
        in.required("interrupts", Decoders.list(AgUiInterruption::decode, 1)), in.extra());
  }

  public String type() {
    return "interrupt";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "interrupt");
    out.put("interrupts", interrupts);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiOutcome.Cases<R> cases) {
    return cases.agUiInterrupt(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<AgUiInterruption> interrupts) {
    return new Builder(interrupts);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(interrupts);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<AgUiInterruption> interrupts;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<AgUiInterruption> interrupts) {
      this.interrupts = interrupts;
    }

    public Builder interrupts(List<AgUiInterruption> interrupts) {
      this.interrupts = interrupts;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiInterrupt build() {
      return new AgUiInterrupt(interrupts, extra);
    }
  }
}
