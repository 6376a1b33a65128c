import { rolldown } from "rolldown";

/** Code with all that it imports or requires, as one small module; `entry` is where its imports are looked up from. */
export async function bundle(entry: string, code: string): Promise<string> {
  const build = await rolldown({
    input: entry,
    logLevel: "warn",
    plugins: [
      {
        name: "from-memory",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", comments: false, minify: true });
  await build.close();
  const [chunk, ...others] = output;
  if (others.length > 0 || chunk.imports.length > 0)
    throw new Error(`${entry} is not self-contained`);
  return chunk.code;
}
