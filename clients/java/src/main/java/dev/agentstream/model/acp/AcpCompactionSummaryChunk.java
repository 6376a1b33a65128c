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
 * The next piece of the summary that replaces the conversation.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpCompactionSummaryChunk(
    ObjectNode meta, String compactionId, AcpContentBlock content, Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpCompactionSummaryChunk {
    Objects.requireNonNull(compactionId, "compactionId");
    Objects.requireNonNull(content, "content");
    extra = Copies.of(extra);
  }

  public static AcpCompactionSummaryChunk decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "compaction_summary_chunk");
    return new AcpCompactionSummaryChunk(
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("compactionId", Decoders.TEXT),
        in.required("content", AcpContentBlock::decode),
        in.extra());
  }

  public String sessionUpdate() {
    return "compaction_summary_chunk";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "compaction_summary_chunk");
    out.put("_meta", meta);
    out.put("compactionId", compactionId);
    out.put("content", content);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpCompactionSummaryChunk(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String compactionId, AcpContentBlock content) {
    return new Builder(compactionId, content);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(compactionId, content);
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private String compactionId;
    private AcpContentBlock content;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String compactionId, AcpContentBlock content) {
      this.compactionId = compactionId;
      this.content = content;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder compactionId(String compactionId) {
      this.compactionId = compactionId;
      return this;
    }

    public Builder content(AcpContentBlock content) {
      this.content = content;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpCompactionSummaryChunk build() {
      return new AcpCompactionSummaryChunk(meta, compactionId, content, extra);
    }
  }
}
