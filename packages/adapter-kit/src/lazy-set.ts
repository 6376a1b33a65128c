/** A set without a table until something is added, as `LazyMap`. */
export class LazySet<T> {
  #values: Set<T> | undefined;

  has(value: T): boolean {
    return this.#values?.has(value) ?? false;
  }

  add(value: T): void {
    this.#values ??= new Set();
    this.#values.add(value);
  }

  delete(value: T): boolean {
    return this.#values?.delete(value) ?? false;
  }
}
