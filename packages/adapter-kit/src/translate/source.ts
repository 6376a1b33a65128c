/** A part of an agent's output, cut anywhere. */
export type Chunk = string | Uint8Array;

/** A web `ReadableStream`; not all platforms can iterate over one. */
export interface WebStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Chunk | undefined }>;
    cancel(reason?: unknown): Promise<void>;
  };
}

/**
 * What an agent printed: a stream of chunks (of Node, of the web, or any async iterable), the whole of it, or its
 * lines in an array or another iterable.
 */
export type TranslateSource = Chunk | Iterable<Chunk> | AsyncIterable<Chunk> | WebStream;
