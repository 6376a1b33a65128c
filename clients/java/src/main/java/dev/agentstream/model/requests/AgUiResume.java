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
import dev.agentstream.model.words.AgUiResumeStatus;
import java.util.Map;
import java.util.Objects;

/**
 * The answer to an interrupt.
 *
 * @param status `cancelled`: denied, or declined.
 * @param payload Of a permission `{approved, editedArgs?, message?}`; of a question `{answers:
 *     {&lt;questionId&gt;: …}}`.
 * @param extra Fields that this version does not know.
 */
public record AgUiResume(
    String interruptId, AgUiResumeStatus status, JsonNode payload, Map<String, JsonNode> extra)
    implements Model {
  public AgUiResume {
    Objects.requireNonNull(interruptId, "interruptId");
    Objects.requireNonNull(status, "status");
    extra = Copies.of(extra);
  }

  public static AgUiResume decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new AgUiResume(
        in.required("interruptId", Decoders.TEXT),
        in.required("status", AgUiResumeStatus::decodeKnown),
        in.optional("payload", Decoders.ANY),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("interruptId", interruptId);
    out.put("status", status);
    out.put("payload", payload);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String interruptId, AgUiResumeStatus status) {
    return new Builder(interruptId, status);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(interruptId, status);
    builder.payload = payload;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String interruptId;
    private AgUiResumeStatus status;
    private JsonNode payload;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String interruptId, AgUiResumeStatus status) {
      this.interruptId = interruptId;
      this.status = status;
    }

    public Builder interruptId(String interruptId) {
      this.interruptId = interruptId;
      return this;
    }

    public Builder status(AgUiResumeStatus status) {
      this.status = status;
      return this;
    }

    public Builder payload(JsonNode payload) {
      this.payload = payload;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiResume build() {
      return new AgUiResume(interruptId, status, payload, extra);
    }
  }
}
