/** The static files of the page; `index.html` is its start. Any web server can serve them, below any path. */
// the same folder from `src` and from `dist`
export const pageFolder: URL = new URL("../../dist/files/", import.meta.url);
