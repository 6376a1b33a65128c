// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A message of the user's that was added to the running turn; AI SDK 7.
 *
 * @param extra Fields that this version does not know.
 */
public record UiSteeringMessage(String id, List<ObjectNode> parts, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiSteeringMessage {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(parts, "parts");
    parts = Copies.of(parts);
    extra = Copies.of(extra);
  }

  public static UiSteeringMessage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "steering-message");
    return new UiSteeringMessage(
        in.required("id", Decoders.TEXT),
        in.required("parts", Decoders.list(Decoders.OBJECT)),
        in.extra());
  }

  public String type() {
    return "steering-message";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "steering-message");
    out.put("id", id);
    out.put("parts", parts);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiSteeringMessage(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, List<ObjectNode> parts) {
    return new Builder(id, parts);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, parts);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private List<ObjectNode> parts;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, List<ObjectNode> parts) {
      this.id = id;
      this.parts = parts;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder parts(List<ObjectNode> parts) {
      this.parts = parts;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiSteeringMessage build() {
      return new UiSteeringMessage(id, parts, extra);
    }
  }
}
