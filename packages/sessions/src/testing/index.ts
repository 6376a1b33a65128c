export { sampleRecords, sampleSession } from "./samples.ts";
export { storeSuite, type StoreCase } from "./store-suite.ts";
