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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Why a request was refused, and what to do (`application/problem+json`).
 *
 * @param type The kind of problem: a stable URI for programs.
 * @param title The kind of problem, in words.
 * @param status The HTTP status.
 * @param detail The cause in this case, and the remedy.
 * @param allowed The allowed values.
 * @param extra Fields that this version does not know.
 */
public record Problem(
    String type,
    String title,
    long status,
    String detail,
    List<ProblemError> errors,
    List<String> allowed,
    Map<String, JsonNode> extra)
    implements Model {
  public Problem {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(detail, "detail");
    errors = Copies.of(errors);
    allowed = Copies.of(allowed);
    extra = Copies.of(extra);
  }

  public static Problem decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new Problem(
        in.required("type", Decoders.TEXT),
        in.required("title", Decoders.TEXT),
        in.required("status", Decoders.integer(400L, 599L)),
        in.required("detail", Decoders.TEXT),
        in.optional("errors", Decoders.list(ProblemError::decode)),
        in.optional("allowed", Decoders.list(Decoders.TEXT)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", type);
    out.put("title", title);
    out.put("status", status);
    out.put("detail", detail);
    out.put("errors", errors);
    out.put("allowed", allowed);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(String type, String title, long status, String detail) {
    return new Builder(type, title, status, detail);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(type, title, status, detail);
    builder.errors = errors;
    builder.allowed = allowed;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String type;
    private String title;
    private long status;
    private String detail;
    private List<ProblemError> errors;
    private List<String> allowed;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(String type, String title, long status, String detail) {
      this.type = type;
      this.title = title;
      this.status = status;
      this.detail = detail;
    }

    public Builder type(String type) {
      this.type = type;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder status(long status) {
      this.status = status;
      return this;
    }

    public Builder detail(String detail) {
      this.detail = detail;
      return this;
    }

    public Builder errors(List<ProblemError> errors) {
      this.errors = errors;
      return this;
    }

    public Builder allowed(List<String> allowed) {
      this.allowed = allowed;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public Problem build() {
      return new Problem(type, title, status, detail, errors, allowed, extra);
    }
  }
}
