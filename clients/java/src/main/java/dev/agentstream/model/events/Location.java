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
import java.util.Map;
import java.util.Objects;

/**
 * A place in a file.
 *
 * @param extra Fields that this version does not know.
 */
public record Location(String path, Long line, Map<String, JsonNode> extra) implements Model {
  public Location {
    Objects.requireNonNull(path, "path");
    extra = Copies.of(extra);
  }

  public static Location decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new Location(
        in.required("path", Decoders.TEXT), in.optional("line", Decoders.COUNT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("path", path);
    out.put("line", line);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String path) {
    return new Builder(path);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(path);
    builder.line = line;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String path;
    private Long line;
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

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public Location build() {
      return new Location(path, line, extra);
    }
  }
}
