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
import dev.agentstream.model.words.PermissionOptionKind;
import java.util.Map;
import java.util.Objects;

/**
 * One way to answer a permission request.
 *
 * @param extra Fields that this version does not know.
 */
public record PermissionOption(
    String optionId, PermissionOptionKind kind, String label, Map<String, JsonNode> extra)
    implements Model {
  public PermissionOption {
    Objects.requireNonNull(optionId, "optionId");
    Objects.requireNonNull(kind, "kind");
    extra = Copies.of(extra);
  }

  public static PermissionOption decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new PermissionOption(
        in.required("optionId", Decoders.TEXT),
        in.required("kind", PermissionOptionKind::decode),
        in.optional("label", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("optionId", optionId);
    out.put("kind", kind);
    out.put("label", label);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String optionId, PermissionOptionKind kind) {
    return new Builder(optionId, kind);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(optionId, kind);
    builder.label = label;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String optionId;
    private PermissionOptionKind kind;
    private String label;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String optionId, PermissionOptionKind kind) {
      this.optionId = optionId;
      this.kind = kind;
    }

    public Builder optionId(String optionId) {
      this.optionId = optionId;
      return this;
    }

    public Builder kind(PermissionOptionKind kind) {
      this.kind = kind;
      return this;
    }

    public Builder label(String label) {
      this.label = label;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public PermissionOption build() {
      return new PermissionOption(optionId, kind, label, extra);
    }
  }
}
