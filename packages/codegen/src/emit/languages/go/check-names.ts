/** Throws if two declarations of the package have one name. */
export function checkNames(files: readonly string[]): void {
  const seen = new Set<string>();
  for (const [, name = "", listed = ""] of files
    .join("\n")
    .matchAll(/^(?:type|var|func) (\w+)|^\t(\w+) +\w+ = "/gm)) {
    const declared = name === "" ? listed : name;
    if (seen.has(declared)) throw new Error(`Go has two declarations of ${declared}`);
    seen.add(declared);
  }
}
