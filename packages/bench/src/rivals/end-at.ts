/** A response that ends with the first piece in which a mark is, for a stream that does not end by itself. */
export function endAt(response: Response, mark: string): Response {
  let tail = "";
  const ending = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      const text = tail + Buffer.from(chunk).toString("latin1");
      if (text.includes(mark)) controller.terminate();
      tail = text.slice(-mark.length);
    },
  });
  return new Response(response.body?.pipeThrough(ending), response);
}
