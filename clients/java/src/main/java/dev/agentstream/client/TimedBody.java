package dev.agentstream.client;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The body of a response, in pieces; a long silence counts as a lost connection. */
final class TimedBody implements Flow.Subscriber<List<ByteBuffer>>, AutoCloseable {
  private final BlockingQueue<Piece> pieces = new LinkedBlockingQueue<>();
  private final Duration silence;
  private volatile Flow.Subscription subscription;

  /** Some bytes, or the end: with its fault, or without. */
  private record Piece(byte[] bytes, Throwable fault) {}

  TimedBody(Flow.Publisher<List<ByteBuffer>> publisher, Duration silence) {
    this.silence = silence;
    publisher.subscribe(this);
  }

  /** The next bytes; null at the end. */
  byte[] next() throws IOException {
    try {
      Piece piece = pieces.poll(silence.toMillis(), TimeUnit.MILLISECONDS);
      if (piece == null) {
        throw new IOException("the gateway was silent for " + silence.toSeconds() + " s");
      }
      if (piece.fault() != null) {
        throw new IOException("the connection was lost", piece.fault());
      }
      if (piece.bytes() != null) {
        subscription.request(1);
      }
      return piece.bytes();
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while reading events");
    }
  }

  byte[] all() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] bytes = next(); bytes != null; bytes = next()) {
      all.write(bytes);
    }
    return all.toByteArray();
  }

  @Override
  public void onSubscribe(Flow.Subscription granted) {
    subscription = granted;
    granted.request(1);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (ByteBuffer buffer : buffers) {
      byte[] part = new byte[buffer.remaining()];
      buffer.get(part);
      bytes.writeBytes(part);
    }
    pieces.add(new Piece(bytes.toByteArray(), null));
  }

  @Override
  public void onError(Throwable fault) {
    pieces.add(new Piece(null, fault));
  }

  @Override
  public void onComplete() {
    pieces.add(new Piece(null, null));
  }

  @Override
  public void close() {
    subscription.cancel();
  }
}
