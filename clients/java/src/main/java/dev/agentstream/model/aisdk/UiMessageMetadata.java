// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.aisdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * Facts about the message, added to those before.
 *
 * @param extra Fields that this version does not know.
 */
public record UiMessageMetadata(UiRunMetadata messageMetadata, Map<String, JsonNode> extra)
    implements UiMessageChunk {
  public UiMessageMetadata {
    Objects.requireNonNull(messageMetadata, "messageMetadata");
    extra = Copies.of(extra);
  }

  public static UiMessageMetadata decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "message-metadata");
    return new UiMessageMetadata(in.required("messageMetadata", UiRunMetadata::decode), in.extra());
  }

  public String type() {
    return "message-metadata";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "message-metadata");
    out.put("messageMetadata", messageMetadata);
    return out.end(extra);
  }

  @Override
  public <R> R match(UiMessageChunk.Cases<R> cases) {
    return cases.uiMessageMetadata(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(UiRunMetadata messageMetadata) {
    return new Builder(messageMetadata);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(messageMetadata);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private UiRunMetadata messageMetadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(UiRunMetadata messageMetadata) {
      this.messageMetadata = messageMetadata;
    }

    public Builder messageMetadata(UiRunMetadata messageMetadata) {
      this.messageMetadata = messageMetadata;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UiMessageMetadata build() {
      return new UiMessageMetadata(messageMetadata, extra);
    }
  }
}
