// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * A choice of a kind that this version does not know.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpOtherConfigChoice(String name, ObjectNode meta, Map<String, JsonNode> extra)
    implements AcpConfigChoice {
  public AcpOtherConfigChoice {
    extra = Copies.of(extra);
  }

  public static AcpOtherConfigChoice decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpOtherConfigChoice(
        in.optional("name", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("name", name);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpConfigChoice.Cases<R> cases) {
    return cases.acpOtherConfigChoice(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.name = name;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String name;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpOtherConfigChoice build() {
      return new AcpOtherConfigChoice(name, meta, extra);
    }
  }
}
