/** Removes from a repeated text the part that was sent before and cannot be taken back. */
export interface RepeatFilter {
  /** A text that was sent is void; it will probably be repeated. */
  expect(sent: string): void;
  /** The part of a text that must be sent. */
  take(content: string): string;
  forget(): void;
}

export function createRepeatFilter(): RepeatFilter {
  let sent = "";
  let again = "";
  return {
    expect(text) {
      // the second try was given up too, before it got further than the first
      if (again === "") sent += text;
      else again = "";
    },
    take(content) {
      if (sent === "") return content;
      again += content;
      if (sent.startsWith(again)) {
        if (sent.length === again.length) sent = again = "";
        return "";
      }
      const rest = again.startsWith(sent) ? again.slice(sent.length) : again;
      sent = again = "";
      return rest;
    },
    forget() {
      sent = again = "";
    },
  };
}
