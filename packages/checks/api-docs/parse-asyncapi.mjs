// Reads the AsyncAPI document by the official parser, and prints each of its diagnostics as a line.
import parser from "@asyncapi/parser";

const [file = ""] = process.argv.slice(2);
const { Parser, fromFile } = parser;
const { document, diagnostics } = await fromFile(new Parser(), file).parse();
for (const { severity, code, message, path } of diagnostics)
  console.log(`${severity} ${code} at ${path.join(".")}: ${message}`);
if (document === undefined) console.log("The document cannot be read.");
else
  console.log(
    `${document.channels().all().length} channels, ${document.operations().all().length} operations`,
  );
process.exitCode = document === undefined || diagnostics.length > 0 ? 1 : 0;
