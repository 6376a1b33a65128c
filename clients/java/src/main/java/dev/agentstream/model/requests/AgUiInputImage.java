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
 * An image.
 *
 * @param extra Fields that this version does not know.
 */
public record AgUiInputImage(AgUiSource source, Map<String, JsonNode> extra)
    implements AgUiInputPart {
  public AgUiInputImage {
    Objects.requireNonNull(source, "source");
    extra = Copies.of(extra);
  }

  public static AgUiInputImage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    in.constant("type", "image");
    return new AgUiInputImage(in.required("source", AgUiSource::decode), in.extra());
  }

  public String type() {
    return "image";
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("type", "image");
    out.put("source", source);
    return out.end(extra);
  }

  @Override
  public <R> R match(AgUiInputPart.Cases<R> cases) {
    return cases.agUiInputImage(this);
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

    public AgUiInputImage build() {
      return new AgUiInputImage(source, extra);
    }
  }
}
