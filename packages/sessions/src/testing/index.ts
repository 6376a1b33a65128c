export { nodesSuite, sampleNode, type NodesCase } from "./nodes-suite.ts";
export { sampleRecords, sampleSession } from "./samples.ts";
export { signalsSuite, type SignalsCase } from "./signals-suite.ts";
export type { StoreCase } from "./store-case.ts";
export { storeSuite } from "./store-suite.ts";
export { sampleWork, type WorkCase } from "./work-samples.ts";
export { workSuite } from "./work-suite.ts";
