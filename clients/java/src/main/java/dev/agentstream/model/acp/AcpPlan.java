// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

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
 * The plan, whole; it replaces the one before.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpPlan(ObjectNode meta, List<AcpPlanEntry> entries, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpPlan {
    Objects.requireNonNull(entries, "entries");
    entries = Copies.of(entries);
    extra = Copies.of(extra);
  }

  public static AcpPlan decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "plan");
    return new AcpPlan(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("entries", Decoders.list(AcpPlanEntry::decode)),
        in.extra());
  }

  public String sessionUpdate() {
    return "plan";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "plan");
    out.put("_meta", meta);
    out.put("entries", entries);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpPlan(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<AcpPlanEntry> entries) {
    return new Builder(entries);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(entries);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private List<AcpPlanEntry> entries;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<AcpPlanEntry> entries) {
      this.entries = entries;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder entries(List<AcpPlanEntry> entries) {
      this.entries = entries;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpPlan build() {
      return new AcpPlan(meta, entries, extra);
    }
  }
}
