import type { Document } from "../vocabulary.ts";

export const nativeDocuments: readonly Document[] = [];
