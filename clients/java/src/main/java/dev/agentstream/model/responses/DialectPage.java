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
 * A page of the values of a dialect.
 *
 * @param events Values of the requested dialect.
 * @param next The `after` of the next page; null at the end of an ended session.
 * @param extra Fields that this version does not know.
 */
public record DialectPage(List<ObjectNode> events, Long next, Map<String, JsonNode> extra)
    implements Model {
  public DialectPage {
    Objects.requireNonNull(events, "events");
    events = Copies.of(events);
    extra = Copies.of(extra);
  }

  public static DialectPage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new DialectPage(
        in.required("events", Decoders.list(Decoders.OBJECT)),
        in.requiredOrNull("next", Decoders.COUNT),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("events", events);
    out.putOrNull("next", next);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(List<ObjectNode> events, Long next) {
    return new Builder(events, next);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(events, next);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<ObjectNode> events;
    private Long next;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<ObjectNode> events, Long next) {
      this.events = events;
      this.next = next;
    }

    public Builder events(List<ObjectNode> events) {
      this.events = events;
      return this;
    }

    public Builder next(long next) {
      this.next = next;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public DialectPage build() {
      return new DialectPage(events, next, extra);
    }
  }
}
