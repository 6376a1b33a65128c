package dev.agentstream.client;

import dev.agentstream.json.DecodeException;
import dev.agentstream.model.connection.ConnectionEvent;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Which events of a session are read.
 *
 * @param after the seq of the last event that is known; 0 for all events
 * @param followsSession whether to wait for further runs, and never end
 * @param onNotice receives what is about the connection
 * @param onError receives an event that is not valid, with its text
 */
public record EventOptions(
    long after,
    boolean followsSession,
    Consumer<ConnectionEvent> onNotice,
    BiConsumer<DecodeException, String> onError) {

  /** All events, up to the end of the newest run. An event that is not valid is thrown. */
  public static final EventOptions ALL =
      new EventOptions(
          0,
          false,
          notice -> {},
          (error, text) -> {
            throw error;
          });

  public EventOptions withAfter(long seq) {
    return new EventOptions(seq, followsSession, onNotice, onError);
  }

  public EventOptions withFollowsSession(boolean follows) {
    return new EventOptions(after, follows, onNotice, onError);
  }

  public EventOptions withOnNotice(Consumer<ConnectionEvent> receiver) {
    return new EventOptions(after, followsSession, receiver, onError);
  }

  public EventOptions withOnError(BiConsumer<DecodeException, String> receiver) {
    return new EventOptions(after, followsSession, onNotice, receiver);
  }
}
