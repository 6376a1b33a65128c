const none: ReadonlyMap<never, never> = new Map<never, never>();

/** A map without a table until something is set: an empty `Map` takes 184 bytes, and a translator has thirty that stay empty. */
export class LazyMap<K, V> implements Iterable<[K, V]> {
  #entries: Map<K, V> | undefined;

  get size(): number {
    return this.#all().size;
  }

  get(key: K): V | undefined {
    return this.#entries?.get(key);
  }

  has(key: K): boolean {
    return this.#entries?.has(key) === true;
  }

  set(key: K, value: V): void {
    this.#entries ??= new Map();
    this.#entries.set(key, value);
  }

  delete(key: K): boolean {
    return this.#entries?.delete(key) === true;
  }

  values(): MapIterator<V> {
    return this.#all().values();
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.#all().entries();
  }

  #all(): ReadonlyMap<K, V> {
    return this.#entries ?? none;
  }
}
