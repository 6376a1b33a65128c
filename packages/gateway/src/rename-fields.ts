import { SessionProblem } from "@agentstream/sessions";

/** Carries out a request whose fields have other names in the body than in the sessions. */
export async function renameFields<T>(
  work: () => Promise<T>,
  pathOf: (path: string) => string,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SessionProblem)) throw error;
    const { kind, message, details } = error;
    const errors = details.errors?.map((one) => ({ ...one, path: pathOf(one.path) }));
    throw new SessionProblem(
      kind,
      message,
      errors === undefined ? details : { ...details, errors },
    );
  }
}

/** Answers a request of an agent; that it is over already is no fault: the client gets what followed. */
export async function answerIfOpen(answer: () => Promise<void>): Promise<void> {
  try {
    await answer();
  } catch (error) {
    const isOver =
      error instanceof SessionProblem &&
      (error.kind === "alreadyAnswered" || error.kind === "gone");
    if (!isOver) throw error;
  }
}
