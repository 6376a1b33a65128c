/** What a tool returned, as text: texts of the Model Context Protocol as they are, anything else as JSON. */
export function resultText(result: unknown): string {
  if (result === undefined || result === null) return "";
  if (typeof result === "string") return result;
  const texts = Array.isArray(result) ? result.map(textOfBlock) : [undefined];
  return texts.includes(undefined) ? JSON.stringify(result) : texts.join("\n");
}

function textOfBlock(block: unknown): string | undefined {
  if (typeof block !== "object" || block === null) return undefined;
  const isText = "type" in block && block.type === "text" && "text" in block;
  return isText && typeof block.text === "string" ? block.text : undefined;
}
