/** A map without a table until something is set: an empty `Map` takes 184 bytes, and a translator has thirty that stay empty. */
export class LazyMap<K, V> implements Iterable<[K, V]> {
  #entries: Map<K, V> | undefined;

  get size(): number {
    return this.#entries?.size ?? 0;
  }

  get(key: K): V | undefined {
    return this.#entries?.get(key);
  }

  has(key: K): boolean {
    return this.#entries?.has(key) ?? false;
  }

  set(key: K, value: V): void {
    this.#entries ??= new Map();
    this.#entries.set(key, value);
  }

  delete(key: K): boolean {
    return this.#entries?.delete(key) ?? false;
  }

  values(): Iterable<V> {
    return this.#entries?.values() ?? [];
  }

  [Symbol.iterator](): Iterator<[K, V]> {
    return (this.#entries ?? [])[Symbol.iterator]();
  }
}
