interface Arrival<T> {
  readonly value: T;
  readonly taken: () => void;
}

/**
 * The values of several streams as they come. A stream continues when its value was taken. If the reader leaves early,
 * `onLeave` is called, and the streams are read to their ends.
 */
export async function* mergeStreams<T>(
  streams: readonly AsyncIterable<T>[],
  onLeave: () => void,
): AsyncGenerator<T, void, void> {
  const arrivals: Arrival<T>[] = [];
  const running = new Set(streams);
  let isLeft = false;
  let wake = (): void => {};
  const pumps = streams.map(async (stream) => {
    try {
      for await (const value of stream)
        if (!isLeft)
          await new Promise<void>((taken) => {
            arrivals.push({ value, taken });
            wake();
          });
    } finally {
      running.delete(stream);
      wake();
    }
  });
  const ended = Promise.all(pumps);
  // a fault of a stream is thrown below, when everything before it was read
  ended.catch(() => {});
  try {
    while (running.size > 0 || arrivals.length > 0) {
      const arrival = arrivals.shift();
      if (arrival === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      arrival.taken();
      yield arrival.value;
    }
  } finally {
    isLeft = true;
    onLeave();
    for (const { taken } of arrivals) taken();
    await ended;
  }
}
