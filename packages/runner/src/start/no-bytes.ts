/** An empty output. */
export async function* noBytes(): AsyncGenerator<Uint8Array> {}
