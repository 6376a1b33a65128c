const none: ReadonlySet<never> = new Set<never>();

/** A set without a table until something is added, as `LazyMap`. */
export class LazySet<T> implements Set<T> {
  #values: Set<T> | undefined;

  get size(): number {
    return this.#values?.size ?? 0;
  }

  get [Symbol.toStringTag](): string {
    return "LazySet";
  }

  has(value: T): boolean {
    return this.#values?.has(value) ?? false;
  }

  add(value: T): this {
    this.#values ??= new Set();
    this.#values.add(value);
    return this;
  }

  delete(value: T): boolean {
    return this.#values?.delete(value) ?? false;
  }

  clear(): void {
    this.#values = undefined;
  }

  forEach(call: (value: T, key: T, set: Set<T>) => void): void {
    for (const value of this) call(value, value, this);
  }

  keys(): SetIterator<T> {
    return this.values();
  }

  values(): SetIterator<T> {
    return (this.#values ?? none).values();
  }

  entries(): SetIterator<[T, T]> {
    return (this.#values ?? none).entries();
  }

  [Symbol.iterator](): SetIterator<T> {
    return this.values();
  }
}
