// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.agui;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.Op;
import java.util.Map;
import java.util.Objects;

/**
 * One operation of a JSON Patch.
 *
 * @param path A JSON Pointer.
 * @param from A JSON Pointer; for `move` and `copy`.
 * @param value For `add`, `replace` and `test`.
 * @param extra Fields that this version does not know.
 */
public record AgUiPatch(
    Op op, String path, String from, JsonNode value, Map<String, JsonNode> extra) implements Model {
  public AgUiPatch {
    Objects.requireNonNull(op, "op");
    Objects.requireNonNull(path, "path");
    extra = Copies.of(extra);
  }

  public static AgUiPatch decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiPatch(
        in.required("op", Op::decode),
        in.required("path", Decoders.TEXT),
        in.optional("from", Decoders.TEXT),
        in.optional("value", Decoders.ANY),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("op", op);
    out.put("path", path);
    out.put("from", from);
    out.put("value", value);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(Op op, String path) {
    return new Builder(op, path);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(op, path);
    builder.from = from;
    builder.value = value;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Op op;
    private String path;
    private String from;
    private JsonNode value;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(Op op, String path) {
      this.op = op;
      this.path = path;
    }

    public Builder op(Op op) {
      this.op = op;
      return this;
    }

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder from(String from) {
      this.from = from;
      return this;
    }

    public Builder value(JsonNode value) {
      this.value = value;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiPatch build() {
      return new AgUiPatch(op, path, from, value, extra);
    }
  }
}
