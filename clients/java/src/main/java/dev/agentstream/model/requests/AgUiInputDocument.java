// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Pointer;
import java.util.Map;
import java.util.Objects;

/**
 * A file.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiInputDocument(AgUiSource source, Map<String, JsonNode> extra)
    implements AgUiInputPart {
  public AgUiInputDocument {
    Objects.requireNonNull(source, "source");
    extra = Copies.of(extra);
  }

  public static AgUiInputDocument decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "document");
    return new AgUiInputDocument(in.required("source", AgUiSource::decode), in.extra());
  }

  public String type() {
    return "document";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "document");
    out.put("source", source);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiInputPart.Cases<R> cases) {
    return cases.agUiInputDocument(this);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(AgUiSource source) {
    return new Builder(source);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(source);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private AgUiSource source;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(AgUiSource source) {
      this.source = source;
    }

    public Builder source(AgUiSource source) {
      this.source = source;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public AgUiInputDocument build() {
      return new AgUiInputDocument(source, extra);
    }
  }
}
