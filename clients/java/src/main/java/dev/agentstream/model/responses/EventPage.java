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
import dev.agentstream.model.events.UnifiedEvent;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A page of events.
 *
 * @param next The `after` of the next page; null at the end of an ended session.
 * @param extra Fields that this version does not know.
 */
public record EventPage(List<UnifiedEvent> events, Long next, Map<String, JsonNode> extra)
    implements Model {
  public EventPage {
    Objects.requireNonNull(events, "events");
    events = Copies.of(events);
    extra = Copies.of(extra);
  }

  public static EventPage decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new EventPage(
        in.required("events", Decoders.list(UnifiedEvent::decode)),
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
  public static Builder builder(List<UnifiedEvent> events, Long next) {
    return new Builder(events, next);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(events, next);
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private List<UnifiedEvent> events;
    private Long next;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(List<UnifiedEvent> events, Long next) {
      this.events = events;
      this.next = next;
    }

    public Builder events(List<UnifiedEvent> events) {
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

    public EventPage build() {
      return new EventPage(events, next, extra);
    }
  }
}
