/** A table as the formatter writes it: the cells of a column are equally wide. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = [header, ...rows].map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = header.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[], fill = " "): string =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width, fill)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [line(head), line([], "-"), ...body.map((row) => line(row))].join("\n");
}
