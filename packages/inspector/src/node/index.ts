export { embedRecording, type EmbeddedRecording } from "../embed-recording.ts";
export { pageFolder } from "./page-folder.ts";
export { pagePolicy } from "./page-policy.ts";
export { readPageFile, type PageFile } from "./read-page-file.ts";
export { standalonePage } from "./standalone-page.ts";
