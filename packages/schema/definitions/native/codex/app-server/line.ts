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
    "One line from the server. Its requests and the host's have separate ids: a line with a `method` is never an answer.",
    ["CodexServerCall", "CodexServerFailure", "CodexServerAnswer"],
  ),
  CodexServerCall: t.union(
    "A notification, or, if it has an `id`, a request that waits for an answer.",
    [...Object.keys(calls), "CodexServerUnknownCall"],
  ),
  ...calls,
  CodexServerUnknownCall: t.unknownMember(
    "A method that this version does not know. With an `id` it waits for an answer.",
    { params: t.optional(t.anything()), id: t.optional(requestId()), emittedAtMs },
    "method",
  ),
};
