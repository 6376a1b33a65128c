// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoder;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * One of our own parts, as `data-permission`. A part with the same type and id replaces the earlier
 * one.
 *
 * @param transient_ Not part of the message.
 * @param extra Fields that this version does not know.
 */
public record UiData(
    String type, String id, JsonNode data, Boolean transient_, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  private static final Decoder<String> TAG = Decoders.text("^data-");

  public UiData {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(data, "data");
    extra = Copies.of(extra);
  }

  public static UiData decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UiData(
        in.required("type", TAG),
        in.optional("id", Decoders.TEXT),
        in.required("data", Decoders.ANY),
        in.optional("transient", Decoders.BOOLEAN),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", type);
    out.put("id", id);
    out.put("data", data);
    out.put("transient", transient_);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiData(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String type, JsonNode data) {
    return new Builder(type, data);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(type, data);
    builder.id = id;
    builder.transient_ = transient_;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String type;
    private String id;
    private JsonNode data;
    private Boolean transient_;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String type, JsonNode data) {
      this.type = type;
      this.data = data;
    }

    public Builder type(String type) {
      this.type = type;
      return this;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder data(JsonNode data) {
      this.data = data;
      return this;
    }

    public Builder transient_(boolean transient_) {
      this.transient_ = transient_;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiData build() {
      return new UiData(type, id, data, transient_, extra);
    }
  }
}
