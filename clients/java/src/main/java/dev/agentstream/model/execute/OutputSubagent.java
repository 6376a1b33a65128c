// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.execute;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.OutputSubagentStatus;
import java.util.Map;
import java.util.Objects;

/**
 * A nested agent.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputSubagent(
    String id, OutputSubagentStatus status, String label, Map<String, JsonNode> extra)
    implements OutputEvent {
  public OutputSubagent {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(status, "status");
    Objects.requireNonNull(label, "label");
    extra = Copies.of(extra);
  }

  public static OutputSubagent decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "subagent");
    return new OutputSubagent(
        in.required("id", Decoders.TEXT),
        in.required("status", OutputSubagentStatus::decode),
        in.required("label", Decoders.TEXT),
        in.extra());
  }

  public String kind() {
    return "subagent";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "subagent");
    out.put("id", id);
    out.put("status", status);
    out.put("label", label);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputSubagent(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, OutputSubagentStatus status, String label) {
    return new Builder(id, status, label);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, status, label);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private OutputSubagentStatus status;
    private String label;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, OutputSubagentStatus status, String label) {
      this.id = id;
      this.status = status;
      this.label = label;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder status(OutputSubagentStatus status) {
      this.status = status;
      return this;
    }

    public Builder label(String label) {
      this.label = label;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputSubagent build() {
      return new OutputSubagent(id, status, label, extra);
    }
  }
}
