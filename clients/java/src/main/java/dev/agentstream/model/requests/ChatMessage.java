// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.ChatMessageRole;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A message of a chat.
 *
 * @param extra Fields that this version does not know.
 */
public record ChatMessage(
    String id,
    ChatMessageRole role,
    List<ChatPart> parts,
    JsonNode metadata,
    Map<String, JsonNode> extra)
    implements Model {
  public ChatMessage {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(role, "role");
    Objects.requireNonNull(parts, "parts");
    parts = Copies.of(parts);
    extra = Copies.of(extra);
  }

  public static ChatMessage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ChatMessage(
        in.required("id", Decoders.TEXT),
        in.required("role", ChatMessageRole::decodeKnown),
        in.required("parts", Decoders.list(ChatPart::decode)),
        in.optional("metadata", Decoders.ANY),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("role", role);
    out.put("parts", parts);
    out.put("metadata", metadata);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, ChatMessageRole role, List<ChatPart> parts) {
    return new Builder(id, role, parts);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, role, parts);
    builder.metadata = metadata;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private ChatMessageRole role;
    private List<ChatPart> parts;
    private JsonNode metadata;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, ChatMessageRole role, List<ChatPart> parts) {
      this.id = id;
      this.role = role;
      this.parts = parts;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder role(ChatMessageRole role) {
      this.role = role;
      return this;
    }

    public Builder parts(List<ChatPart> parts) {
      this.parts = parts;
      return this;
    }

    public Builder metadata(JsonNode metadata) {
      this.metadata = metadata;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ChatMessage build() {
      return new ChatMessage(id, role, parts, metadata, extra);
    }
  }
}
