const none: ReadonlyMap<never, never> = new Map<never, never>();

/** A map without a table until something is set: an empty `Map` takes 184 bytes, and a translator has thirty that stay empty. */
export class LazyMap<K, V> implements Map<K, V> {
  #entries: Map<K, V> | undefined;

  get size(): number {
    return this.#entries?.size ?? 0;
  }

  get [Symbol.toStringTag](): string {
    return "LazyMap";
  }

  get(key: K): V | undefined {
    return this.#entries?.get(key);
  }

  has(key: K): boolean {
    return this.#entries?.has(key) ?? false;
  }

  set(key: K, value: V): this {
    this.#entries ??= new Map();
    this.#entries.set(key, value);
    return this;
  }

  delete(key: K): boolean {
    return this.#entries?.delete(key) ?? false;
  }

  clear(): void {
    this.#entries = undefined;
  }

  forEach(call: (value: V, key: K, map: Map<K, V>) => void): void {
    for (const [key, value] of this) call(value, key, this);
  }

  keys(): MapIterator<K> {
    return (this.#entries ?? none).keys();
  }

  values(): MapIterator<V> {
    return (this.#entries ?? none).values();
  }

  entries(): MapIterator<[K, V]> {
    return (this.#entries ?? none).entries();
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }
}
