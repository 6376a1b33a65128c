import * as t from "../../../vocabulary.ts";
import { approvalMethods } from "./approval.ts";
import { errorMethods } from "./error.ts";
import { hookMethods } from "./hook.ts";
import { itemMethods } from "./item-params.ts";
import { emittedAtMs, lines, methodName, requestId } from "./method.ts";
import { noticeMethods } from "./notice.ts";
import { questionMethods } from "./question.ts";
import { reviewMethods } from "./review.ts";
import { threadMethods } from "./thread.ts";
import { turnMethods } from "./turn.ts";

const notifications = {
  ...threadMethods,
  ...turnMethods,
  ...itemMethods,
  ...errorMethods,
  ...noticeMethods,
  ...reviewMethods,
  ...hookMethods,
};
const requests = { ...approvalMethods, ...questionMethods };
const known = Object.keys({ ...notifications, ...requests });

export const serverLines: t.Definitions = {
  CodexServerLine: t.union(
    "One line from the server. Ids of its requests and of the host's are counted apart: what has a `method` is never an answer.",
    ["CodexServerCall", "CodexServerFailure", "CodexServerAnswer"],
  ),
  CodexServerCall: t.union(
    "A notification, or, if it has an `id`, a request that waits for an answer.",
    [...known.map(methodName), "CodexServerUnknownCall"],
  ),
  ...lines(notifications),
  ...lines(requests, requestId("What the answer must repeat. The server counts from 0.")),
  CodexServerUnknownCall: t.unknownMember(
    "A method that is not known here. With an `id` it waits for an answer.",
    "method",
    known,
    { params: t.optional(t.anything()), id: t.optional(requestId()), emittedAtMs },
  ),
};
