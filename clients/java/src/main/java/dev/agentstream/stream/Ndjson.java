package dev.agentstream.stream;

import dev.agentstream.json.DecodeException;
import dev.agentstream.json.Json;
import dev.agentstream.model.events.UnifiedEvent;
import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;

/** Events from NDJSON: files, pipes, {@code agentstream run --format json}. */
public final class Ndjson {
  private Ndjson() {}

  /**
   * The events of an input, as they come; it can be read once. Empty lines are ignored. A line that
   * is not an event is a {@link DecodeException} of the iterator.
   */
  public static Iterable<UnifiedEvent> readNdjson(InputStream input) {
    return readNdjson(
        input,
        (error, line) -> {
          throw error;
        });
  }

  /** The same; a line that is not an event goes to {@code onError}, with its fault. */
  public static Iterable<UnifiedEvent> readNdjson(
      InputStream input, BiConsumer<DecodeException, String> onError) {
    return () -> {
      LineSplitter splitter = new LineSplitter();
      return new Events(new Chunks<>(input, splitter::push, splitter::end), onError);
    };
  }

  private static final class Events implements Iterator<UnifiedEvent> {
    private final Iterator<String> lines;
    private final BiConsumer<DecodeException, String> onError;
    private UnifiedEvent next;

    Events(Iterator<String> lines, BiConsumer<DecodeException, String> onError) {
      this.lines = lines;
      this.onError = onError;
    }

    @Override
    public boolean hasNext() {
      while (next == null && lines.hasNext()) {
        String line = lines.next();
        try {
          next = line.isBlank() ? null : Json.decode(line, UnifiedEvent::decode);
        } catch (DecodeException error) {
          onError.accept(error, line);
        }
      }
      return next != null;
    }

    @Override
    public UnifiedEvent next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      UnifiedEvent event = next;
      next = null;
      return event;
    }
  }
}
