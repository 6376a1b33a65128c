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
import java.util.Objects;

/**
 * The output of a command that the host runs.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpToolCallTerminal(String terminalId, ObjectNode meta, Map<String, JsonNode> extra)
    implements AcpToolCallContent {
  public AcpToolCallTerminal {
    Objects.requireNonNull(terminalId, "terminalId");
    extra = Copies.of(extra);
  }

  public static AcpToolCallTerminal decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "terminal");
    return new AcpToolCallTerminal(
        in.required("terminalId", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  public String type() {
    return "terminal";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "terminal");
    out.put("terminalId", terminalId);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpToolCallContent.Cases<R> cases) {
    return cases.acpToolCallTerminal(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String terminalId) {
    return new Builder(terminalId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(terminalId);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String terminalId;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String terminalId) {
      this.terminalId = terminalId;
    }

    public Builder terminalId(String terminalId) {
      this.terminalId = terminalId;
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

    public AcpToolCallTerminal build() {
      return new AcpToolCallTerminal(terminalId, meta, extra);
    }
  }
}
