import type { FaultForm } from "../../route.ts";

/** A problem with the member that older clients read. */
export const apiFaultForm: FaultForm = (_, problem) => ({
  status: problem.status,
  body: { ...problem, error: problem.detail },
});
