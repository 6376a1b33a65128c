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
 * A notice for people.
 *
 * @param meta An agent's own additions.
 * @param extra Fields that this version does not know.
 */
public record AcpNotice(
    ObjectNode meta,
    Severity severity,
    String title,
    String description,
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
        in.optionalOrNull("_meta", Decoders.OBJECT),
        in.required("severity", Severity::decode),
        in.required("title", Decoders.TEXT),
        in.optionalOrNull("description", Decoders.TEXT),
        in.extra());
  }

  public String sessionUpdate() {
    return "notice";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("sessionUpdate", "notice");
    out.put("_meta", meta);
    out.put("severity", severity);
    out.put("title", title);
    out.put("description", description);
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
    builder.meta = meta;
    builder.description = description;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private ObjectNode meta;
    private Severity severity;
    private String title;
    private String description;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(Severity severity, String title) {
      this.severity = severity;
      this.title = title;
    }

    public Builder meta(ObjectNode meta) {
      this.meta = meta;
      return this;
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

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AcpNotice build() {
      return new AcpNotice(meta, severity, title, description, extra);
    }
  }
}
