// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.AcpCompactionUpdateStatus;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The agent shortens the conversation to fit.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpCompactionUpdate(
    ObjectNode meta,
    String compactionId,
    AcpCompactionUpdateStatus status,
    List<AcpContentBlock> summary,
    String error,
    Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpCompactionUpdate {
    Objects.requireNonNull(compactionId, "compactionId");
    Objects.requireNonNull(status, "status");
    summary = Copies.of(summary);
    extra = Copies.of(extra);
  }

  public static AcpCompactionUpdate decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "compaction_update");
    return new AcpCompactionUpdate(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("compactionId", Decoders.TEXT),
        in.required("status", AcpCompactionUpdateStatus::decode),
        in.optionalOrNull("summary", Decoders.list(AcpContentBlock::decode)),
        in.optionalOrNull("error", Decoders.TEXT),
        in.extra());
  }

  public String sessionUpdate() {
    return "compaction_update";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "compaction_update");
    out.put("_meta", meta);
    out.put("compactionId", compactionId);
    out.put("status", status);
    out.put("summary", summary);
    out.put("error", error);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpCompactionUpdate(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String compactionId, AcpCompactionUpdateStatus status) {
    return new Builder(compactionId, status);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(compactionId, status);
    builder.meta = meta;
    builder.summary = summary;
    builder.error = error;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private String compactionId;
    private AcpCompactionUpdateStatus status;
    private List<AcpContentBlock> summary;
    private String error;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String compactionId, AcpCompactionUpdateStatus status) {
      this.compactionId = compactionId;
      this.status = status;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder compactionId(String compactionId) {
      this.compactionId = compactionId;
      return this;
    }

    public Builder status(AcpCompactionUpdateStatus status) {
      this.status = status;
      return this;
    }

    public Builder summary(List<AcpContentBlock> summary) {
      this.summary = summary;
      return this;
    }

    public Builder error(String error) {
      this.error = error;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpCompactionUpdate build() {
      return new AcpCompactionUpdate(meta, compactionId, status, summary, error, extra);
    }
  }
}
