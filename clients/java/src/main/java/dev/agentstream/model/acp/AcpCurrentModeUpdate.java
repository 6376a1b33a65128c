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
 * The agent changed its mode.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpCurrentModeUpdate(
    ObjectNode meta, String currentModeId, Map<String, JsonNode> extra) implements AcpUpdate {
  public AcpCurrentModeUpdate {
    Objects.requireNonNull(currentModeId, "currentModeId");
    extra = Copies.of(extra);
  }

  public static AcpCurrentModeUpdate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "current_mode_update");
    return new AcpCurrentModeUpdate(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("currentModeId", Decoders.TEXT),
        in.extra());
  }

  public String sessionUpdate() {
    return "current_mode_update";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "current_mode_update");
    out.put("_meta", meta);
    out.put("currentModeId", currentModeId);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpCurrentModeUpdate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String currentModeId) {
    return new Builder(currentModeId);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(currentModeId);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private String currentModeId;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String currentModeId) {
      this.currentModeId = currentModeId;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder currentModeId(String currentModeId) {
      this.currentModeId = currentModeId;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpCurrentModeUpdate build() {
      return new AcpCurrentModeUpdate(meta, currentModeId, extra);
    }
  }
}
