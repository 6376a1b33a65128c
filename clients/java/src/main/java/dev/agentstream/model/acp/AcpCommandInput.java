// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.Map;

/**
 * The input of a command.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpCommandInput(String hint, ObjectNode meta, Map<String, JsonNode> extra)
    implements Model {
  public AcpCommandInput {
    extra = Copies.of(extra);
  }

  public static AcpCommandInput decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpCommandInput(
        in.optionalOrNull("hint", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("hint", hint);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.hint = hint;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String hint;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder hint(String hint) {
      this.hint = hint;
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

    public AcpCommandInput build() {
      return new AcpCommandInput(hint, meta, extra);
    }
  }
}
