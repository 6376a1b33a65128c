import * as t from "../../../vocabulary.ts";
import { approvalMethods } from "./approval.ts";
import { errorMethods } from "./error.ts";
import { hookMethods } from "./hook.ts";
import { itemMethods } from "./item-params.ts";
import { emittedAtMs, requestId } from "./method.ts";
import { noticeMethods } from "./notice.ts";
import { questionMethods } from "./question.ts";
import { reviewMethods } from "./review.ts";
import { threadMethods } from "./thread.ts";
import { turnMethods } from "./turn.ts";

const calls: t.Definitions = {
  ...threadMethods,
  ...turnMethods,
  ...itemMethods,
  ...errorMethods,
  ...noticeMethods,
  ...reviewMethods,
  ...hookMethods,
  ...approvalMethods,
  ...questionMethods,
};

export const serverLines: t.Definitions = {
  CodexServerLine: t.union(
    "One line from the server. Ids of its requests and of the host's are counted apart: what has a `method` is never an answer.",
    ["CodexServerCall", "CodexServerFailure", "CodexServerAnswer"],
  ),
  CodexServerCall: t.union(
    "A notification, or, if it has an `id`, a request that waits for an answer.",
    [...Object.keys(calls), "CodexServerUnknownCall"],
  ),
  ...calls,
  CodexServerUnknownCall: t.unknownMember(
    "A method that is not known here. With an `id` it waits for an answer.",
    "method",
    { params: t.optional(t.anything()), id: t.optional(requestId()), emittedAtMs },
  ),
};
