package dev.agentstream.stream;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.function.Function;
import java.util.function.Supplier;

/** What a parser makes of an input, as it comes. */
final class Chunks<T> implements Iterator<T> {
  private static final int SIZE = 1 << 16;

  private final InputStream input;
  private final Function<byte[], List<T>> push;
  private final Supplier<List<T>> end;
  private final Queue<T> ready = new ArrayDeque<>();
  private final byte[] buffer = new byte[SIZE];
  private boolean isOver;

  Chunks(InputStream input, Function<byte[], List<T>> push, Supplier<List<T>> end) {
    this.input = input;
    this.push = push;
    this.end = end;
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && !isOver) {
      int size = read();
      isOver = size < 0;
      ready.addAll(isOver ? end.get() : push.apply(Arrays.copyOf(buffer, size)));
    }
    return !ready.isEmpty();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  private int read() {
    try {
      return input.read(buffer);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
