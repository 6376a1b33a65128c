// An adapter for agent.mjs: how the command is called, and what each of its lines means. Numbering the events, closing
// what is open and an honest end are the work of the kit.
import {
  checks,
  createAdapter,
  createDispatcher,
  createPlanner,
  decideEnding,
  present,
  promptText,
  untyped as read,
} from "@agentstream/adapter-kit/author";

const info = {
  contractVersion: 1,
  id: "tiny",
  name: "Tiny agent",
  protocols: [
    // no schema of this name ships with Agentstream: the lines are not validated
    { name: "json", schema: "tiny", interactive: false, deltas: false, tested: [], cannot: [] },
  ],
};

const no = (what) => `The tiny agent has no ${what}.`;
/** It reads and changes nothing, whatever is asked for. */
const reads = {
  summary: "reads",
  grants: { approvalMode: "ask", sandboxMode: "readOnly" },
  notGuaranteed: [],
};
const every = { readOnly: reads, workspaceWrite: reads, none: reads, fullAccess: reads };

const planner = createPlanner({
  agentType: "tiny",
  command: "tiny-agent",
  choose: () => "json",
  protocols: {
    json: {
      supports: {
        prompt: checks.textPrompt("The tiny agent", "name files in the text, by their paths."),
        model: checks.plain("model", "the name of a model", (text) => !text.startsWith("-")),
        cwd: true,
        env: true,
        projectId: true,
        interactive: true,
        deltas: true,
        resume: no("sessions"),
        allowedTools: no("choice of tools"),
        autoApproveTools: no("choice of tools"),
        disallowedTools: no("choice of tools"),
        mcpServers: no("MCP servers"),
        outputSchema: no("schema for its answer"),
        maxTurns: no("limit of turns"),
        maxBudgetUsd: no("limit of costs"),
      },
      modes: { ask: every, askDangerous: every, autoEdit: every, autoAll: every },
      own: reads,
      call: ({ model, prompt }) => ({
        args: ["--json", ...(model === undefined ? [] : ["--model", model])],
        // on the standard input no prompt can be taken for a flag
        stdin: promptText(prompt),
      }),
    },
  },
});

const toolKinds = { list_files: "read" };

/** A row for each type of line. A handler returns false where a line has no meaning: then it is kept as it is. */
const lines = createDispatcher("type", {
  hello: {
    becomes: "what is known of the session",
    handle({ session, model }, { emitter }) {
      emitter.session.learn(
        present({ nativeSessionId: read.string(session), model: read.string(model) }),
      );
      emitter.turns.ensure();
    },
  },
  think: {
    becomes: "a block of thinking",
    handle: ({ text }, state) => whole(text, "thinkingChunk", state),
  },
  say: {
    becomes: "a block of text",
    handle: ({ text }, state) => whole(text, "textChunk", state),
  },
  tool: {
    becomes: "`toolStarted`",
    handle({ id, name, input }, { emitter }) {
      const [nativeId, toolName] = [read.string(id), read.string(name)];
      if (nativeId === undefined || toolName === undefined) return false;
      const start = {
        toolName,
        toolKind: toolKinds[toolName],
        arguments: read.toolArguments(input),
      };
      emitter.tools.start(nativeId, present(start));
    },
  },
  tool_done: {
    becomes: "`toolCompleted`",
    handle({ id, ok, output }, { emitter }) {
      const nativeId = read.string(id);
      if (nativeId === undefined) return false;
      // false where no such call is open
      return emitter.tools.complete(nativeId, { success: ok === true, result: output });
    },
  },
  bye: {
    becomes: "the end of the turn",
    handle({ ok, tokens, error }, { emitter }) {
      const usage = usageOf(tokens);
      if (ok === true) emitter.turns.complete({ usage });
      else
        emitter.turns.fail({
          error: read.string(error) ?? "The agent failed.",
          errorCode: "unknown",
          ...present({ usage }),
        });
    },
  },
});

function whole(text, type, state) {
  const content = read.string(text);
  if (content === undefined) return false;
  state.emitter.blocks.whole(`block ${++state.blocks}`, content, { type });
}

function usageOf(tokens) {
  const { in: input, out: output } = read.fields(tokens);
  const [inputTokens, outputTokens] = [read.count(input), read.count(output)];
  if (inputTokens === undefined || outputTokens === undefined) return undefined;
  const totalTokens = inputTokens + outputTokens;
  return { inputTokens, outputTokens, totalTokens, completeness: "reported" };
}

export const adapter = createAdapter(info, planner, {
  json: (spoken) => ({
    info: spoken,
    create(emitter) {
      const state = { emitter, blocks: 0 };
      return {
        line: (native) => lines.dispatch(native, state),
        nameOf: ({ type }) => read.string(type) ?? "untyped",
        end: (exit) => decideEnding(exit, emitter),
        isIdle: () => emitter.turns.count() > 0 && !emitter.turns.isOpen(),
      };
    },
  }),
});
