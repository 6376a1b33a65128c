/** What stands at the head of every generated file. */
export const generatedMark = (source: string): string =>
  `@generated from ${source} by \`npm run generate\`. Do not edit.`;
