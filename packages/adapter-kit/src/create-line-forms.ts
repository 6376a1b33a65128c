import { createLineTemplate, type KnownLine, type LineTemplate } from "./create-line-template.ts";
import { findValues } from "./find-values.ts";
import type { NativeLine } from "./lenient.ts";

/** The forms that lines have had. */
export interface LineForms {
  /** The object of the form that a line has, with its values; undefined if no form is known that it has. */
  readonly read: (text: string) => NativeLine | undefined;
  /** Learns the form of a line that has none of the known ones; false if more lines are needed. */
  readonly learn: (text: string) => boolean;
}

/** So many kinds of lines take turns: those of a message, of an agent and of its sub-agents. */
const mostTemplates = 6;

export function createLineForms(): LineForms {
  const templates: LineTemplate[] = [];
  let older: KnownLine | undefined;
  let tries = 0;

  function widen(line: KnownLine): boolean {
    for (const [index, template] of templates.entries()) {
      const wider = template.widen(line);
      if (wider === undefined) continue;
      templates[index] = wider;
      return true;
    }
    return false;
  }

  /** For a new form two lines are needed; lines of other forms may stand between. */
  function addFrom(line: KnownLine): boolean {
    const template = older === undefined ? undefined : createLineTemplate(older, line);
    older ??= line;
    if (template === undefined && tries++ < mostTemplates) return false;
    if (template !== undefined) templates.unshift(template);
    if (templates.length > mostTemplates) templates.pop();
    return true;
  }

  return {
    read(text) {
      // no iterator: this is done for every line
      for (let index = 0; index < templates.length; index++) {
        const native = templates[index]?.read(text);
        if (native === undefined) continue;
        if (index > 0) moveUp(templates, index);
        return native;
      }
      return undefined;
    },
    learn(text) {
      const values = findValues(text);
      const isOver = values === undefined || widen({ text, values }) || addFrom({ text, values });
      if (!isOver) return false;
      older = undefined;
      tries = 0;
      return true;
    },
  };
}

/** What is used most comes first. */
function moveUp(templates: LineTemplate[], index: number): void {
  const [before, template] = [templates[index - 1], templates[index]];
  if (before === undefined || template === undefined) return;
  templates[index - 1] = template;
  templates[index] = before;
}
