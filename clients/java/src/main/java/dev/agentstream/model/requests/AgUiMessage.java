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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A message of a thread.
 *
 * @param role Such as `user`.
 * @param content Of a user's message: text, or a list of parts.
 * @param extra Fields that this version does not know.
 */
public record AgUiMessage(
    String id, String role, StringOrAgUiInputPartListOrObject content, Map<String, JsonNode> extra)
    implements Model {
  public AgUiMessage {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(role, "role");
    extra = Copies.of(extra);
  }

  public static AgUiMessage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiMessage(
        in.required("id", Decoders.TEXT),
        in.required("role", Decoders.TEXT),
        in.optional("content", StringOrAgUiInputPartListOrObject::decode),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("role", role);
    out.put("content", content);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, String role) {
    return new Builder(id, role);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, role);
    builder.content = content;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String role;
    private StringOrAgUiInputPartListOrObject content;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, String role) {
      this.id = id;
      this.role = role;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder role(String role) {
      this.role = role;
      return this;
    }

    public Builder content(StringOrAgUiInputPartListOrObject content) {
      this.content = content;
      return this;
    }

    public Builder content(String content) {
      this.content = StringOrAgUiInputPartListOrObject.of(content);
      return this;
    }

    public Builder content(List<AgUiInputPart> content) {
      this.content = StringOrAgUiInputPartListOrObject.of(content);
      return this;
    }

    public Builder content(ObjectNode content) {
      this.content = StringOrAgUiInputPartListOrObject.of(content);
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiMessage build() {
      return new AgUiMessage(id, role, content, extra);
    }
  }
}
