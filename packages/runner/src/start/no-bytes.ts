/** An output that holds nothing. */
export async function* noBytes(): AsyncGenerator<Uint8Array> {}
