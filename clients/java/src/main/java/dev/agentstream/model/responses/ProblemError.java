// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

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
 * One error in the request.
 *
 * @param path The place in the request, as a JSON Pointer.
 * @param extra Fields that this version does not know.
 */
public record ProblemError(String path, String message, Map<String, JsonNode> extra)
    implements Model {
  public ProblemError {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(message, "message");
    extra = Copies.of(extra);
  }

  public static ProblemError decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ProblemError(
        in.required("path", Decoders.TEXT), in.required("message", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("path", path);
    out.put("message", message);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String path, String message) {
    return new Builder(path, message);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(path, message);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String path;
    private String message;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String path, String message) {
      this.path = path;
      this.message = message;
    }

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ProblemError build() {
      return new ProblemError(path, message, extra);
    }
  }
}
