const name = "agentstream-theme";

/** The theme that was chosen here; absent: the system's. */
export function applyTheme(): void {
  const chosen = read();
  if (chosen !== null) document.documentElement.dataset["theme"] = chosen;
}

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (dataset["theme"] ?? system) === "dark" ? "light" : "dark";
  dataset["theme"] = next;
  try {
    localStorage.setItem(name, next);
  } catch {
    // a page from a file may have no storage
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
