import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);

const published = readdirSync(new URL("packages/", root)).flatMap((name) => {
  const manifest: { readonly name: string; readonly private?: boolean } = JSON.parse(
    readFileSync(new URL(`packages/${name}/package.json`, root), "utf8"),
  );
  return manifest.private === true ? [] : [manifest.name];
});

const changesets = readdirSync(new URL(".changeset/", root))
  .filter((file) => file.endsWith(".md") && file !== "README.md")
  .map((file) => ({ file, text: readFileSync(new URL(`.changeset/${file}`, root), "utf8") }));

test("a changeset names packages that are published, and says what users get", () => {
  expect(published.length).toBeGreaterThan(15);
  const faults = changesets.flatMap(({ file, text }) => {
    const [, head = "", words = ""] = /^---\n([^]*?)---\n([^]*)$/.exec(text) ?? [];
    const names = [...head.matchAll(/^"?([^":]+)"?: (?:patch|minor|major)$/gm)].map(
      ([, name = ""]) => name,
    );
    const unknown = names.filter((name) => !published.includes(name));
    const isSilent = names.length > 0 && words.trim() === "";
    return [
      ...unknown.map((name) => `${file}: ${name}`),
      ...(isSilent ? [`${file}: no words`] : []),
    ];
  });
  expect(faults).toEqual([]);
});
