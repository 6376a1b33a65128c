// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.daemon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.StreamSystemSubtype;
import java.util.Map;
import java.util.Objects;

/**
 * Facts about the session.
 *
 * @param sessionId The native id of the conversation.
 * @param raw The native line; on request.
 * @param extra Fields that this version does not know.
 */
public record StreamSystem(
    StreamSystemSubtype subtype,
    String sessionId,
    String model,
    JsonNode raw,
    Map<String, JsonNode> extra)
    implements StreamEvent {
  public StreamSystem {
    Objects.requireNonNull(subtype, "subtype");
    extra = Copies.of(extra);
  }

  public static StreamSystem decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "system");
    return new StreamSystem(
        in.required("subtype", StreamSystemSubtype::decode),
        in.optional("session_id", Decoders.TEXT),
        in.optional("model", Decoders.TEXT),
        in.optional("raw", Decoders.ANY),
        in.extra());
  }

  public String type() {
    return "system";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "system");
    out.put("subtype", subtype);
    out.put("session_id", sessionId);
    out.put("model", model);
    out.put("raw", raw);
    return out.end(extra);
  }

  @Override
  public <R> R match(StreamEvent.Cases<R> cases) {
    return cases.streamSystem(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(StreamSystemSubtype subtype) {
    return new Builder(subtype);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(subtype);
    builder.sessionId = sessionId;
    builder.model = model;
    builder.raw = raw;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private StreamSystemSubtype subtype;
    private String sessionId;
    private String model;
    private JsonNode raw;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(StreamSystemSubtype subtype) {
      this.subtype = subtype;
    }

    public Builder subtype(StreamSystemSubtype subtype) {
      this.subtype = subtype;
      return this;
    }

    public Builder sessionId(String sessionId) {
      this.sessionId = sessionId;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder raw(JsonNode raw) {
      this.raw = raw;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public StreamSystem build() {
      return new StreamSystem(subtype, sessionId, model, raw, extra);
    }
  }
}
