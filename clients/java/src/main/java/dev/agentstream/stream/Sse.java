package dev.agentstream.stream;

import java.io.InputStream;
import java.util.List;

/** Frames of server-sent events. */
public final class Sse {
  private Sse() {}

  /** The frames of a response, as they come; it can be read once. */
  public static Iterable<SseFrame> readSse(InputStream input) {
    SseParser parser = new SseParser();
    return () -> new Chunks<>(input, parser::push, List::of);
  }
}
