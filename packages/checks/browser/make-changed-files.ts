/** A recording that changes three files, one of them twice. */
export function makeChangedFiles(): string {
  const sum = "export function sum(a: number, b: number): number {\n  return a - b;\n}\n";
  const fixed = sum.replace("a - b", "a + b");
  const documented = `/** Adds two numbers. */\n${fixed}`;
  const changes = [
    { filePath: "src/sum.ts", changeType: "modified", before: sum, after: fixed },
    { filePath: "src/sum.ts", changeType: "modified", before: fixed, after: documented },
    { filePath: "test/sum.test.ts", changeType: "created", after: "expect(sum(1, 2)).toBe(3);\n" },
    { filePath: "notes.txt", changeType: "deleted", before: "sum is wrong\nfix it\n" },
  ];
  return changes
    .map((change, index) =>
      JSON.stringify({
        id: `files.${index + 1}`,
        sessionId: "files",
        seq: index + 1,
        run: 1,
        timestamp: "2026-03-02T10:15:27.412Z",
        agentType: "demo",
        type: "fileChanged",
        ...change,
      }),
    )
    .join("\n");
}
