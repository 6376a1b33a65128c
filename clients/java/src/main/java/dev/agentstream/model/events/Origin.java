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

/**
 * The native line that an event came from.
 *
 * @param line Its number on the CLI's standard output, from 1.
 * @param type Its type, in the vendor's words.
 * @param timestamp Its own time, if it has one.
 * @param extra Fields that this version does not know.
 */
public record Origin(Long line, String type, String timestamp, Map<String, JsonNode> extra)
    implements Model {
  public Origin {
    extra = Copies.of(extra);
  }

  public static Origin decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new Origin(
        in.optional("line", Decoders.ORDINAL),
        in.optional("type", Decoders.TEXT),
        in.optional("timestamp", Decoders.TIMESTAMP),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("line", line);
    out.put("type", type);
    out.put("timestamp", timestamp);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder() {
    return new Builder();
  }

  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.line = line;
    builder.type = type;
    builder.timestamp = timestamp;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Long line;
    private String type;
    private String timestamp;
    private Map<String, JsonNode> extra = Map.of();

    private Builder() {}

    public Builder line(long line) {
      this.line = line;
      return this;
    }

    public Builder type(String type) {
      this.type = type;
      return this;
    }

    public Builder timestamp(String timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public Origin build() {
      return new Origin(line, type, timestamp, extra);
    }
  }
}
