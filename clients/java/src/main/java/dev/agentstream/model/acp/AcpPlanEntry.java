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
import dev.agentstream.model.words.AcpPlanEntryStatus;
import dev.agentstream.model.words.Priority;
import java.util.Map;
import java.util.Objects;

/**
 * One step of a plan.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpPlanEntry(
    String content,
    AcpPlanEntryStatus status,
    Priority priority,
    ObjectNode meta,
    Map<String, JsonNode> extra)
    implements Model {
  public AcpPlanEntry {
    Objects.requireNonNull(content, "content");
    Objects.requireNonNull(status, "status");
    extra = Copies.of(extra);
  }

  public static AcpPlanEntry decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpPlanEntry(
        in.required("content", Decoders.TEXT),
        in.required("status", AcpPlanEntryStatus::decode),
        in.optional("priority", Priority::decode),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("content", content);
    out.put("status", status);
    out.put("priority", priority);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String content, AcpPlanEntryStatus status) {
    return new Builder(content, status);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(content, status);
    builder.priority = priority;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String content;
    private AcpPlanEntryStatus status;
    private Priority priority;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String content, AcpPlanEntryStatus status) {
      this.content = content;
      this.status = status;
    }

    public Builder content(String content) {
      this.content = content;
      return this;
    }

    public Builder status(AcpPlanEntryStatus status) {
      this.status = status;
      return this;
    }

    public Builder priority(Priority priority) {
      this.priority = priority;
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

    public AcpPlanEntry build() {
      return new AcpPlanEntry(content, status, priority, meta, extra);
    }
  }
}
