import type { Plan } from "@agentstream/adapter-kit";
import { findCommand, isBuiltIn } from "@agentstream/runner";

import type { KnownAgent } from "./plan-run.ts";
import { SessionProblem } from "./session-problem.ts";

/** Refuses a run whose command cannot be started here, before a session is made for it. */
export async function checkInstalled({ adapter, options }: KnownAgent, plan: Plan): Promise<void> {
  if (isBuiltIn(adapter) || options?.transport !== undefined) return;
  const { PATH } = plan.env;
  const command = options?.command?.[0] ?? plan.command;
  const found = await findCommand(command, PATH);
  if (found?.isExecutable === true) return;
  const problem =
    found === undefined
      ? `The command ${command} was not found on the server`
      : `${found.path} may not be executed on the server`;
  const remedy = found === undefined ? remedyOf(adapter) : `Run \`chmod +x ${found.path}\` there.`;
  const message = `${problem}. ${remedy}`;
  throw new SessionProblem("agentNotInstalled", message, {
    errors: [{ path: "/agentType", message }],
  });
}

const remedyOf = ({ command, id }: KnownAgent["adapter"]): string =>
  command === undefined
    ? `Install it there, or register the agent with its path: --agent ${id}=COMMAND.`
    : `Install it there: ${command.install}`;
