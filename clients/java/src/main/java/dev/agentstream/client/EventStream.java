package dev.agentstream.client;

import dev.agentstream.model.events.UnifiedEvent;
import dev.agentstream.stream.SseFrame;
import dev.agentstream.stream.SseParser;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.Flow;

/**
 * The events of a session, each once: those that were, then those that come.
 *
 * <p>A lost connection is made again. {@link #close} ends the one that is open: leave a loop early
 * only inside of a {@code try} with resources.
 */
public final class EventStream
    implements Iterable<UnifiedEvent>, Iterator<UnifiedEvent>, AutoCloseable {
  /** The gateway writes every 15 seconds. */
  private static final Duration SILENCE = Duration.ofSeconds(60);

  private final Connector connector;
  private final EventCursor cursor;
  private final Duration patience;
  private final Queue<UnifiedEvent> ready = new ArrayDeque<>();
  private SseParser parser = new SseParser();
  private TimedBody body;
  private Instant deadline;
  private boolean isOver;

  interface Connector {
    HttpResponse<Flow.Publisher<List<ByteBuffer>>> connect(EventCursor cursor)
        throws IOException, InterruptedException;
  }

  EventStream(Connector connector, EventCursor cursor, Duration patience) {
    this.connector = connector;
    this.cursor = cursor;
    this.patience = patience;
    this.deadline = Instant.now().plus(patience);
  }

  /** This stream itself: it can be read once. */
  @Override
  public Iterator<UnifiedEvent> iterator() {
    return this;
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && !isOver) {
      advance();
    }
    return !ready.isEmpty();
  }

  @Override
  public UnifiedEvent next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  @Override
  public void close() {
    isOver = true;
    if (body != null) {
      body.close();
      body = null;
    }
  }

  private void advance() {
    String retryAfter = null;
    try {
      if (body == null) {
        retryAfter = connect();
      }
      if (body == null || read()) {
        return;
      }
      body = null;
      isOver = cursor.isOver();
      if (!isOver && Instant.now().isAfter(deadline)) {
        throw new IOException("the gateway ends the stream again and again");
      }
    } catch (InterruptedIOException | InterruptedException error) {
      interrupt(error);
    } catch (IOException error) {
      body = null;
      if (Instant.now().isAfter(deadline)) {
        close();
        throw new UncheckedIOException(error);
      }
    } finally {
      waitForNext(retryAfter);
    }
  }

  /** Opens a connection, unless there is nothing to read or the gateway asks for patience. */
  private String connect() throws IOException, InterruptedException {
    HttpResponse<Flow.Publisher<List<ByteBuffer>>> response = connector.connect(cursor);
    int status = response.statusCode();
    TimedBody opened = new TimedBody(response.body(), SILENCE);
    if (status == 200) {
      body = opened;
      parser = new SseParser();
      return null;
    }
    byte[] content = opened.all();
    if (status == 204) {
      isOver = true;
      return null;
    }
    if (status != 429 && status != 503) {
      isOver = true;
      throw GatewayException.of(status, content);
    }
    if (Instant.now().isAfter(deadline)) {
      throw new IOException("the gateway asks for patience again and again");
    }
    return response.headers().firstValue("Retry-After").orElse("");
  }

  /** Whether there may be more on this connection. */
  private boolean read() throws IOException {
    byte[] bytes = body.next();
    if (bytes == null) {
      return false;
    }
    for (SseFrame frame : parser.push(bytes)) {
      deadline = Instant.now().plus(patience);
      UnifiedEvent event = cursor.take(frame);
      if (event != null) {
        ready.add(event);
      }
    }
    return true;
  }

  private void waitForNext(String retryAfter) {
    if (body != null || isOver || !ready.isEmpty()) {
      return;
    }
    try {
      Thread.sleep(cursor.delay(retryAfter).toMillis());
    } catch (InterruptedException error) {
      interrupt(error);
    }
  }

  private void interrupt(Exception cause) {
    Thread.currentThread().interrupt();
    close();
    InterruptedIOException error = new InterruptedIOException("interrupted while reading events");
    error.initCause(cause);
    throw new UncheckedIOException(error);
  }
}
