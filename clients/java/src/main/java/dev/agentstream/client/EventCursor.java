package dev.agentstream.client;

import dev.agentstream.json.DecodeException;
import dev.agentstream.json.Json;
import dev.agentstream.model.connection.ConnectionEvent;
import dev.agentstream.model.events.SessionEndedEvent;
import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.stream.SseFrame;
import java.net.http.HttpRequest;
import java.time.Duration;

/** How far a reader of events has come, over any number of connections. */
final class EventCursor {
  private static final Duration FIRST_DELAY = Duration.ofMillis(200);
  private static final Duration LONGEST_DELAY = Duration.ofSeconds(10);

  private final String sessionId;
  private final EventOptions options;
  private long after;
  private Duration delay = FIRST_DELAY;
  private boolean hasEnded;

  EventCursor(String sessionId, EventOptions options) {
    this.sessionId = sessionId;
    this.options = options;
    this.after = options.after();
  }

  String path() {
    return Call.pathOf(sessionId, "events") + (options.followsSession() ? "?follow=session" : "");
  }

  void addTo(HttpRequest.Builder request) {
    request.header("Accept", "text/event-stream").header("Last-Event-ID", Long.toString(after));
  }

  /** Whether a connection that ends now has ended as it should. */
  boolean isOver() {
    return hasEnded && !options.followsSession();
  }

  /** How long to wait before the next connection; {@code retryAfter} may be null. */
  Duration delay(String retryAfter) {
    if (retryAfter != null && retryAfter.matches("[0-9]{1,6}")) {
      return Duration.ofSeconds(Long.parseLong(retryAfter));
    }
    Duration now = delay;
    Duration next = delay.multipliedBy(2);
    delay = next.compareTo(LONGEST_DELAY) < 0 ? next : LONGEST_DELAY;
    return now;
  }

  /** The event of a frame; null if it has none, or it came before. */
  UnifiedEvent take(SseFrame frame) {
    delay = FIRST_DELAY;
    try {
      if (frame.id() != null) {
        return takeEvent(frame.id(), frame.data());
      }
      options.onNotice().accept(Json.decode(frame.data(), ConnectionEvent::decode));
    } catch (DecodeException error) {
      options.onError().accept(error, frame.data());
    }
    return null;
  }

  private UnifiedEvent takeEvent(String id, String data) {
    Long seq = id.matches("[0-9]{1,16}") ? Long.valueOf(id) : null;
    if (seq != null && seq <= after) {
      return null;
    }
    after = seq == null ? after : seq;
    UnifiedEvent event = Json.decode(data, UnifiedEvent::decode);
    hasEnded = event instanceof SessionEndedEvent;
    return event;
  }
}
