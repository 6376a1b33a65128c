// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.PlanPriority;
import dev.agentstream.model.words.PlanStatus;
import java.util.Map;
import java.util.Objects;

/**
 * One step of a plan.
 *
 * @param extra Fields that this version does not know.
 */
public record PlanEntry(
    String content, PlanStatus status, PlanPriority priority, Map<String, JsonNode> extra)
    implements Model {
  public PlanEntry {
    Objects.requireNonNull(content, "content");
    Objects.requireNonNull(status, "status");
    extra = Copies.of(extra);
  }

  public static PlanEntry decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new PlanEntry(
        in.required("content", Decoders.TEXT),
        in.required("status", PlanStatus::decode),
        in.optional("priority", PlanPriority::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("content", content);
    out.put("status", status);
    out.put("priority", priority);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String content, PlanStatus status) {
    return new Builder(content, status);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(content, status);
    builder.priority = priority;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String content;
    private PlanStatus status;
    private PlanPriority priority;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String content, PlanStatus status) {
      this.content = content;
      this.status = status;
    }

    public Builder content(String content) {
      this.content = content;
      return this;
    }

    public Builder status(PlanStatus status) {
      this.status = status;
      return this;
    }

    public Builder priority(PlanPriority priority) {
      this.priority = priority;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public PlanEntry build() {
      return new PlanEntry(content, status, priority, extra);
    }
  }
}
