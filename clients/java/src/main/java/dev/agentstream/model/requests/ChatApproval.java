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
import java.util.Map;
import java.util.Objects;

/**
 * A permission that a call waits for, and its answer.
 *
 * @param reason A message to the agent, sent with the answer.
 * @param extra Fields that this version does not know.
 */
public record ChatApproval(String id, Boolean approved, String reason, Map<String, JsonNode> extra)
    implements Model {
  public ChatApproval {
    Objects.requireNonNull(id, "id");
    extra = Copies.of(extra);
  }

  public static ChatApproval decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ChatApproval(
        in.required("id", Decoders.TEXT),
        in.optional("approved", Decoders.BOOLEAN),
        in.optional("reason", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("approved", approved);
    out.put("reason", reason);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id) {
    return new Builder(id);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id);
    builder.approved = approved;
    builder.reason = reason;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private Boolean approved;
    private String reason;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id) {
      this.id = id;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder approved(boolean approved) {
      this.approved = approved;
      return this;
    }

    public Builder reason(String reason) {
      this.reason = reason;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ChatApproval build() {
      return new ChatApproval(id, approved, reason, extra);
    }
  }
}
