/** A piece of a page whose special characters are escaped. */
export interface Html {
  readonly text: string;
}

/** A template whose texts are escaped, and whose pieces are not. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html => ({
  text: parts
    .map((part, index) => part + textOf(values[index] ?? ""))
    .join("")
    .replaceAll(/\n\s+/g, "\n"),
});

export const join = (pieces: readonly Html[], between = ""): Html => ({
  text: pieces.map(({ text }) => text).join(between),
});

const textOf = (value: string | Html): string =>
  typeof value === "string"
    ? value.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    : value.text;
