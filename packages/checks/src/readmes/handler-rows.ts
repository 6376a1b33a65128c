import type { Row, Rows } from "@agentstream/adapter-kit/author";

type AnyRow = Row<never, never>;

const becomes = (row: AnyRow): string => {
  if (row === "extension") return "an extension event";
  return row === "silent" ? "nothing" : row.becomes;
};

/**
 * The rows of a handler table: native type, what it becomes, and the file of its handler. Neighbours that say the
 * same are one row. `fileOf`: where a function is defined.
 */
export function handlerRows(
  { tag, rows, others }: Rows,
  fileOf: (name: string) => string,
  above = "",
): string[][] {
  const keyed: (readonly [string, AnyRow])[] = Object.entries(rows).map(([key, row]) => [
    `${above}\`${key}\``,
    row,
  ]);
  if (others.untagged !== undefined) keyed.push([`${above}no \`${tag}\``, others.untagged]);
  if (others.unknown !== undefined) keyed.push([`${above}any other \`${tag}\``, others.unknown]);
  const lines: string[][] = [];
  for (const [name, row] of keyed) {
    const file = typeof row === "string" ? "" : `\`${fileOf(row.handle.name)}\``;
    const last = lines.at(-1);
    if (last?.[1] === becomes(row) && last[2] === file) last[0] += `, ${name}`;
    else lines.push([name, becomes(row), file]);
    if (typeof row === "string" || row.parts === undefined) continue;
    // tags that the schema does not list here are those of the parts
    const prefix = row === others.unknown ? above : `${name} / `;
    lines.push(...handlerRows(row.parts, fileOf, prefix));
  }
  return lines;
}
