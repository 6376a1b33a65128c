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
import java.util.Map;
import java.util.Objects;

/**
 * A place in a file that a tool call works on.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpLocation(String path, Long line, ObjectNode meta, Map<String, JsonNode> extra)
    implements Model {
  public AcpLocation {
    Objects.requireNonNull(path, "path");
    extra = Copies.of(extra);
  }

  public static AcpLocation decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AcpLocation(
        in.required("path", Decoders.TEXT),
        in.optionalOrNull("line", Decoders.INTEGER),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("path", path);
    out.put("line", line);
    out.put("_meta", meta);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String path) {
    return new Builder(path);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(path);
    builder.line = line;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String path;
    private Long line;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String path) {
      this.path = path;
    }

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder line(long line) {
      this.line = line;
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

    public AcpLocation build() {
      return new AcpLocation(path, line, meta, extra);
    }
  }
}
