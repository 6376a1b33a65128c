import type { Violations } from "./create-violations.ts";

/** What opens and closes by name and id. */
export interface BracketRule {
  open(id: string): void;
  /** Something happens within it. */
  within(id: string): void;
  close(id: string): void;
  end(): void;
}

export function createBracketRule(name: string, { that }: Violations): BracketRule {
  const open = new Set<string>();
  const before = new Set<string>();
  return {
    open(id) {
      that(!before.has(id), `${name} ${id} begins twice`);
      before.add(id);
      open.add(id);
    },
    within: (id) => that(open.has(id), `${name} ${id} goes on, and is not open`),
    close: (id) => that(open.delete(id), `${name} ${id} ends, and is not open`),
    end: () => that(open.size === 0, `${name} ${[...open].join(", ")} did not end`),
  };
}
