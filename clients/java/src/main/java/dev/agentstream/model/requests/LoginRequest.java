// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.As;
import java.util.Objects;

/**
 * A login for browsers: the request of `POST /v1/login`.
 *
 * @param token A token of the server.
 * @param as `cookie` (also when absent): the answer sets a cookie. `ticket`: the answer has a
 *     short-lived ticket for the URL of a stream.
 */
public record LoginRequest(String token, As as) implements Model {
  public LoginRequest {
    Objects.requireNonNull(token, "token");
  }

  public static LoginRequest decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    LoginRequest decoded =
        new LoginRequest(in.required("token", Decoders.TEXT), in.optional("as", As::decodeKnown));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("token", token);
    out.put("as", as);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String token) {
    return new Builder(token);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(token);
    builder.as = as;
    return builder;
  }

  public static final class Builder {
    private String token;
    private As as;

    private Builder(String token) {
      this.token = token;
    }

    public Builder token(String token) {
      this.token = token;
      return this;
    }

    public Builder as(As as) {
      this.as = as;
      return this;
    }

    public LoginRequest build() {
      return new LoginRequest(token, as);
    }
  }
}
