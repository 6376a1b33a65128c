import { untyped } from "@agentstream/adapter-kit/author";

/** `<task id="…" state="completed"><task_result>…`; older versions print the result alone. */
export function readTask(output: unknown): {
  state: string | undefined;
  summary: string | undefined;
} {
  const text = untyped.string(output);
  const state = /^<task [^>]*\bstate="(\w+)"/.exec(text ?? "")?.[1];
  const result = /<task_result>\n?([\s\S]*?)\n?<\/task_result>/.exec(text ?? "")?.[1];
  return { state, summary: result ?? text };
}
