import { useEffect, useRef } from "preact/hooks";

type KeyTable = Readonly<Record<string, () => void>>;

/** Calls a function for a key that is pressed anywhere but in a field. */
export function useKeys(table: KeyTable): void {
  const current = useRef(table);
  current.current = table;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isField(event.target) && event.key !== "Escape") return;
      // an open dialog has the keys, and closes by Escape itself
      if (document.querySelector("dialog[open]") !== null) return;
      const work = current.current[event.key];
      if (work === undefined) return;
      event.preventDefault();
      work();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
