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
import dev.agentstream.model.words.ApiState;
import java.util.Map;
import java.util.Objects;

/**
 * The state of a session: the answer to its creation and its cancellation.
 *
 * @param extra Fields that this version does not know.
 */
public record ApiSessionState(String id, ApiState state, Map<String, JsonNode> extra)
    implements Model {
  public ApiSessionState {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(state, "state");
    extra = Copies.of(extra);
  }

  public static ApiSessionState decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new ApiSessionState(
        in.required("id", Decoders.TEXT), in.required("state", ApiState::decodeKnown), in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("id", id);
    out.put("state", state);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String id, ApiState state) {
    return new Builder(id, state);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(id, state);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String id;
    private ApiState state;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String id, ApiState state) {
      this.id = id;
      this.state = state;
    }

    public Builder id(String id) {
      this.id = id;
      return this;
    }

    public Builder state(ApiState state) {
      this.state = state;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public ApiSessionState build() {
      return new ApiSessionState(id, state, extra);
    }
  }
}
