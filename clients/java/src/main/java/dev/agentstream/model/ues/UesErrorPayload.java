// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

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
 * What error carries.
 *
 * @param extra Fields that this version does not know.
 */
public record UesErrorPayload(
    String code, String message, boolean recoverable, Map<String, JsonNode> extra)
    implements Model {
  public UesErrorPayload {
    Objects.requireNonNull(message, "message");
    extra = Copies.of(extra);
  }

  public static UesErrorPayload decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesErrorPayload(
        in.optional("code", Decoders.TEXT),
        in.required("message", Decoders.TEXT),
        in.required("recoverable", Decoders.BOOLEAN),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("code", code);
    out.put("message", message);
    out.put("recoverable", recoverable);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String message, boolean recoverable) {
    return new Builder(message, recoverable);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(message, recoverable);
    builder.code = code;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String code;
    private String message;
    private boolean recoverable;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String message, boolean recoverable) {
      this.message = message;
      this.recoverable = recoverable;
    }

    public Builder code(String code) {
      this.code = code;
      return this;
    }

    public Builder message(String message) {
      this.message = message;
      return this;
    }

    public Builder recoverable(boolean recoverable) {
      this.recoverable = recoverable;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesErrorPayload build() {
      return new UesErrorPayload(code, message, recoverable, extra);
    }
  }
}
