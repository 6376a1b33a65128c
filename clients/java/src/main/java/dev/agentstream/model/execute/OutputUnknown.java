// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.execute;

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
 * A kind that this version does not know. Skip it.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputUnknown(String kind, Map<String, JsonNode> extra) implements OutputEvent {
  public OutputUnknown {
    Objects.requireNonNull(kind, "kind");
    extra = Copies.of(extra);
  }

  public static OutputUnknown decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new OutputUnknown(in.required("kind", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", kind);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputUnknown(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String kind) {
    return new Builder(kind);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(kind);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String kind;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String kind) {
      this.kind = kind;
    }

    public Builder kind(String kind) {
      this.kind = kind;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputUnknown build() {
      return new OutputUnknown(kind, extra);
    }
  }
}
