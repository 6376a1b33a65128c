// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.Severity;
import java.util.Map;
import java.util.Objects;

/**
 * Something that people should know.
 *
 * @param meta Whatever an agent adds of its own.
 * @param extra Fields that this version does not know.
 */
public record AcpNotice(
    Severity severity,
    String title,
    String description,
    ObjectNode meta,
    Map<String, JsonNode> extra)
    implements AcpUpdate {
  public AcpNotice {
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(title, "title");
    extra = Copies.of(extra);
  }

  public static AcpNotice decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("sessionUpdate", "notice");
    return new AcpNotice(
        in.required("severity", Severity::decode),
        in.required("title", Decoders.TEXT),
        in.optionalOrNull("description", Decoders.TEXT),
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.extra());
  }

  public String sessionUpdate() {
    return "notice";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "notice");
    out.put("severity", severity);
    out.put("title", title);
    out.put("description", description);
    out.put("_meta", meta);
    return out.end(extra);
  }

  @Override
  public <R> R match(AcpUpdate.Cases<R> cases) {
    return cases.acpNotice(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(Severity severity, String title) {
    return new Builder(severity, title);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(severity, title);
    builder.description = description;
    builder.meta = meta;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Severity severity;
    private String title;
    private String description;
    private ObjectNode meta;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(Severity severity, String title) {
      this.severity = severity;
      this.title = title;
    }

    public Builder severity(Severity severity) {
      this.severity = severity;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpNotice build() {
      return new AcpNotice(severity, title, description, meta, extra);
    }
  }
}
