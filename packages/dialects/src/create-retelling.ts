/** Hides, where a text is told again, the part that was told before and cannot be taken back. */
export interface Retelling {
  /** A text that was told is void; likely it will be told again. */
  expect(told: string): void;
  /** What of a text must be told. */
  take(content: string): string;
  forget(): void;
}

export function createRetelling(): Retelling {
  let told = "";
  let again = "";
  return {
    expect(text) {
      // the second try was given up too, before it got further than the first
      if (again === "") told += text;
      else again = "";
    },
    take(content) {
      if (told === "") return content;
      again += content;
      if (told.startsWith(again)) {
        if (told.length === again.length) told = again = "";
        return "";
      }
      const rest = again.startsWith(told) ? again.slice(told.length) : again;
      told = again = "";
      return rest;
    },
    forget() {
      told = again = "";
    },
  };
}
