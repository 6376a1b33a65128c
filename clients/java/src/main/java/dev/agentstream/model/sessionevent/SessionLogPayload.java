// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.sessionevent;

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
 * What log carries.
 *
 * @param extra Fields that this version does not know.
 */
public record SessionLogPayload(String line, Map<String, JsonNode> extra) implements Model {
  public SessionLogPayload {
    Objects.requireNonNull(line, "line");
    extra = Copies.of(extra);
  }

  public static SessionLogPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new SessionLogPayload(in.required("line", Decoders.TEXT), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("line", line);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String line) {
    return new Builder(line);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(line);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String line;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String line) {
      this.line = line;
    }

    public Builder line(String line) {
      this.line = line;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public SessionLogPayload build() {
      return new SessionLogPayload(line, extra);
    }
  }
}
