// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.RpcMode;
import java.util.Objects;

/**
 * The parameters of session.create.
 *
 * @param path An existing folder inside an allowed workspace; `~/` is the home folder of the
 *     server, and a relative path starts at the first workspace.
 * @param mode Absent: `auto`.
 * @param model Absent: the agent's own.
 * @param cliType Absent: `claude`. `claude`, `codex`, `gemini`, `opencode`, `echo`, …
 */
public record RpcSessionCreateParams(String path, RpcMode mode, String model, String cliType)
    implements Model {
  public RpcSessionCreateParams {
    Objects.requireNonNull(path, "path");
  }

  public static RpcSessionCreateParams decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    RpcSessionCreateParams decoded =
        new RpcSessionCreateParams(
            in.required("path", Decoders.TEXT),
            in.optional("mode", RpcMode::decodeKnown),
            in.optional("model", Decoders.TEXT),
            in.optional("cli_type", Decoders.TEXT));
    in.end();
    return decoded;
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("path", path);
    out.put("mode", mode);
    out.put("model", model);
    out.put("cli_type", cliType);
    return out.end();
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String path) {
    return new Builder(path);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(path);
    builder.mode = mode;
    builder.model = model;
    builder.cliType = cliType;
    return builder;
  }

  public static final class Builder {
    private String path;
    private RpcMode mode;
    private String model;
    private String cliType;

    private Builder(String path) {
      this.path = path;
    }

    public Builder path(String path) {
      this.path = path;
      return this;
    }

    public Builder mode(RpcMode mode) {
      this.mode = mode;
      return this;
    }

    public Builder model(String model) {
      this.model = model;
      return this;
    }

    public Builder cliType(String cliType) {
      this.cliType = cliType;
      return this;
    }

    public RpcSessionCreateParams build() {
      return new RpcSessionCreateParams(path, mode, model, cliType);
    }
  }
}
