// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.execute;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.OutputToolCallStatus;
import java.util.Map;
import java.util.Objects;

/**
 * A tool call started or ended.
 *
 * @param extra Fields that this version does not know.
 */
public record OutputToolCall(
    String id,
    String name,
    OutputToolCallStatus status,
    String detail,
    JsonNode input,
    Map<String, JsonNode> extra)
    implements OutputEvent {
  public OutputToolCall {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(status, "status");
    extra = Copies.of(extra);
  }

  public static OutputToolCall decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("kind", "tool_call");
    return new OutputToolCall(
        in.required("id", Decoders.TEXT),
        in.required("name", Decoders.TEXT),
        in.required("status", OutputToolCallStatus::decodeKnown),
        in.optional("detail", Decoders.TEXT),
        in.optional("input", Decoders.ANY),
        in.extra());
  }

  public String kind() {
    return "tool_call";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("kind", "tool_call");
    out.put("id", id);
    out.put("name", name);
    out.put("status", status);
    out.put("detail", detail);
    out.put("input", input);
    return out.end(extra);
  }

  @Override
  public <R> R match(OutputEvent.Cases<R> cases) {
    return cases.outputToolCall(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String name, OutputToolCallStatus status) {
    return new Builder(id, name, status);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, name, status);
    builder.detail = detail;
    builder.input = input;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String name;
    private OutputToolCallStatus status;
    private String detail;
    private JsonNode input;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String name, OutputToolCallStatus status) {
      this.id = id;
      this.name = name;
      this.status = status;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder status(OutputToolCallStatus status) {
      this.status = status;
      return this;
    }

    public Builder detail(String detail) {
      this.detail = detail;
      return this;
    }

    public Builder input(JsonNode input) {
      this.input = input;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public OutputToolCall build() {
      return new OutputToolCall(id, name, status, detail, input, extra);
    }
  }
}
