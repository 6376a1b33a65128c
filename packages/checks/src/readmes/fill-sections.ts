const section = /<!-- generated: (.+?) -->\n[^]*?<!-- end -->/g;

/**
 * A text whose sections are filled anew. A section stands between `<!-- generated: NAME -->` and `<!-- end -->`.
 */
export const fillSections = (text: string, contentOf: (name: string) => string): string =>
  text.replaceAll(
    section,
    (_, name: string) => `<!-- generated: ${name} -->\n\n${contentOf(name)}\n\n<!-- end -->`,
  );
