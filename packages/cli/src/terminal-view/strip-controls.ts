const escape = "\u001B";
const bell = "\u0007";
const stringEnd = "\u009C";
const inString = `[^${bell}${escape}${stringEnd}\n]`;

/** What opens a string that goes to the terminal itself: a title, a link, a picture. */
const stringStart = `(?:${escape}[\\]PX^_]|[\u0090\u0098\u009D-\u009F])`;
const csi = `(?:${escape}\\[|\u009B)[0-?]*[ -/]*`;
const shortSequence = `${escape}[ -/]*`;

const sequences = new RegExp(
  [
    `${stringStart}${inString}*(?:${bell}|${escape}\\\\|${stringEnd})`,
    `${csi}[@-~]`,
    `${shortSequence}[0-~]`,
  ].join("|"),
  "g",
);

/** What may be the beginning of a sequence, or of CRLF, at the end of a piece of text. */
const unfinished = new RegExp(
  `(?:\r|${stringStart}${inString}{0,4096}${escape}?|${csi}|${shortSequence})$`,
);

const lineEnds = /\r\n?/g;
/** All of C0, DEL and C1 but the two that lay text out. */
const controls = /[^\P{Cc}\n\t]/gu;
/** They make a line read otherwise than it is. */
const bidi = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text that a terminal cannot but show: no sequences, no control characters. New lines and tabs stay; a carriage
 * return, which would have what stands before it overwritten, becomes a new line. A sequence that has no end
 * hides nothing: only its beginning is left out.
 */
export const stripControls = (text: string): string =>
  text.replace(sequences, "").replace(lineEnds, "\n").replace(controls, "").replace(bidi, "");

export interface ControlStripper {
  readonly push: (text: string) => string;
  readonly end: () => string;
}

/** The same for text that comes in pieces: what may go on in the next piece waits for it. */
export function createControlStripper(): ControlStripper {
  let rest = "";
  return {
    push(text) {
      const whole = rest + text;
      const at = unfinished.exec(whole)?.index ?? whole.length;
      rest = whole.slice(at);
      return stripControls(whole.slice(0, at));
    },
    end() {
      const last = stripControls(rest);
      rest = "";
      return last;
    },
  };
}

/** In one line, and no longer than it may be. */
export function inOneLine(text: string, width: number): string {
  const line = stripControls(text.slice(0, 16 * width))
    .replaceAll(/\s+/g, " ")
    .trim();
  const characters = Array.from(line);
  return characters.length <= width ? line : `${characters.slice(0, width - 1).join("")}…`;
}
