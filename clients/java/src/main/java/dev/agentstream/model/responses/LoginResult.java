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
import dev.agentstream.model.words.Scopes;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The caller is logged in: the answer of `POST /v1/login`.
 *
 * @param owner The name of the token's owner.
 * @param scopes What the caller may do.
 * @param expiresAt When the cookie or ticket expires.
 * @param ticket Passed as `?ticket=` in the URL of a stream; for `as: ticket`.
 * @param extra Fields that this version does not know.
 */
public record LoginResult(
    String owner, List<Scopes> scopes, String expiresAt, String ticket, Map<String, JsonNode> extra)
    implements Model {
  public LoginResult {
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(scopes, "scopes");
    Objects.requireNonNull(expiresAt, "expiresAt");
    scopes = Copies.of(scopes);
    extra = Copies.of(extra);
  }

  public static LoginResult decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new LoginResult(
        in.required("owner", Decoders.TEXT),
        in.required("scopes", Decoders.list(Scopes::decode)),
        in.required("expiresAt", Decoders.TIMESTAMP),
        in.optional("ticket", Decoders.TEXT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("owner", owner);
    out.put("scopes", scopes);
    out.put("expiresAt", expiresAt);
    out.put("ticket", ticket);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String owner, List<Scopes> scopes, String expiresAt) {
    return new Builder(owner, scopes, expiresAt);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(owner, scopes, expiresAt);
    builder.ticket = ticket;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String owner;
    private List<Scopes> scopes;
    private String expiresAt;
    private String ticket;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String owner, List<Scopes> scopes, String expiresAt) {
      this.owner = owner;
      this.scopes = scopes;
      this.expiresAt = expiresAt;
    }

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    public Builder scopes(List<Scopes> scopes) {
      this.scopes = scopes;
      return this;
    }

    public Builder expiresAt(String expiresAt) {
      this.expiresAt = expiresAt;
      return this;
    }

    public Builder ticket(String ticket) {
      this.ticket = ticket;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public LoginResult build() {
      return new LoginResult(owner, scopes, expiresAt, ticket, extra);
    }
  }
}
