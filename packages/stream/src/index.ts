export {
  createLineSplitter,
  type LineSplitter,
  type LineSplitterOptions,
  type SplitLine,
} from "./create-line-splitter.ts";
