// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.State;
import java.util.Map;
import java.util.Objects;

/**
 * A webhook, and the state of its deliveries.
 *
 * @param id Its name in the log of the gateway.
 * @param host The host of its URL; the rest may be a secret.
 * @param state `disabled`: the receiver answered 410.
 * @param pending Pending deliveries.
 * @param delivered Deliveries since the start of the gateway.
 * @param abandoned Deliveries that failed for good since the start of the gateway.
 * @param lastError Why the newest failed attempt failed.
 * @param extra Fields that this version does not know.
 */
public record WebhookStatus(
    String id,
    String host,
    State state,
    long pending,
    long delivered,
    long abandoned,
    String lastError,
    Map<String, JsonNode> extra)
    implements Model {
  public WebhookStatus {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(host, "host");
    Objects.requireNonNull(state, "state");
    extra = Copies.of(extra);
  }

  public static WebhookStatus decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new WebhookStatus(
        in.required("id", Decoders.TEXT),
        in.required("host", Decoders.TEXT),
        in.required("state", State::decode),
        in.required("pending", Decoders.COUNT),
        in.required("delivered", Decoders.COUNT),
        in.required("abandoned", Decoders.COUNT),
        in.optional("lastError", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("host", host);
    out.put("state", state);
    out.put("pending", pending);
    out.put("delivered", delivered);
    out.put("abandoned", abandoned);
    out.put("lastError", lastError);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String id, String host, State state, long pending, long delivered, long abandoned) {
    return new Builder(id, host, state, pending, delivered, abandoned);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, host, state, pending, delivered, abandoned);
    builder.lastError = lastError;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private String host;
    private State state;
    private long pending;
    private long delivered;
    private long abandoned;
    private String lastError;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String id, String host, State state, long pending, long delivered, long abandoned) {
      this.id = id;
      this.host = host;
      this.state = state;
      this.pending = pending;
      this.delivered = delivered;
      this.abandoned = abandoned;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder host(String host) {
      this.host = host;
      return this;
    }

    public Builder state(State state) {
      this.state = state;
      return this;
    }

    public Builder pending(long pending) {
      this.pending = pending;
      return this;
    }

    public Builder delivered(long delivered) {
      this.delivered = delivered;
      return this;
    }

    public Builder abandoned(long abandoned) {
      this.abandoned = abandoned;
      return this;
    }

    public Builder lastError(String lastError) {
      this.lastError = lastError;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public WebhookStatus build() {
      return new WebhookStatus(id, host, state, pending, delivered, abandoned, lastError, extra);
    }
  }
}
