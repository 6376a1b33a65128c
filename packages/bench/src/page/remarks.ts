/** Why a budget of a group is missed, and what was tried; shown where one is. */
export const remarks: Readonly<Record<string, string>> = {
  "Pipeline: claude":
    "Splitting, decoding and `JSON.parse` take 45 % of the mapping's time and the garbage collector 10 to 20 %; no function of the mapping itself takes more than 4 %. Writing the event's own JSON costs as much as parsing the line (`JSON.stringify` 0.8 µs, the serializer 0.5 µs): that alone keeps the whole pipeline below half of the floor.",
  "Pipeline: codex":
    "Recorded lines have 150 bytes, of which each becomes an event of 420: the floor is 0.8 µs a line, and the event's place alone (id, seq, run, time, origin) is longer than the line. A spread before other fields (2.4 µs on Node 20) was the largest part and is gone.",
  "Pipeline: gemini": "As for Codex: 128 bytes a line become events of 380 bytes.",
  Rivals:
    "The libraries of Anthropic and OpenAI pass on what they have parsed: they neither map nor keep the rules of the stream, nor repeat a text whole at its end. Codex's own library does nothing but parse. A run must be a few hundred thousand lines long before V8 has compiled all of the mapping.",
  "Gateway: beside sandbox-agent":
    "Its server passes on what a second process has made of the CLI's output, keeps no log, and leaves out what a reader was too slow for; it sends four events for nine lines, where ours has seven for nine and writes each to the log.",
  "Gateway: latency":
    "A second process reads from a second pipe: its wake-up alone costs what the direct read costs. On a busy machine 160 µs pass in the gateway from the pipe to the transaction, 110 in it and 80 from it to the socket, where the same code takes 30, 16 and 10 when it is not woken from idleness for each event. A log that survives `kill -9` needs the transaction's write before the reader's; a commit for several events would only delay the first of them. Looking up the session after each append is gone (50 µs), and the write-ahead log is moved at every 330th append instead of every 85th, each of which waits for the disk.",
  "Gateway: start of an agent":
    "Node starts a process on Linux by fork(2) alone. It copies the page tables of all that the process has in memory, and `spawn()` waits for the child's execve(2), which frees the copy: both grow with the memory of the gateway, and the child waits for a processor between them. The median shows the machine more than the gateway; the least value comes nearest to a free processor. In four runs on a busy machine the least was 0.7 to 0.8 ms in a Node with nothing in memory (45 MB, three runs), 1.5 to 8.7 ms in a fresh gateway (118 to 128 MB) and 2.5 to 3.2 ms after 100 sessions (180 to 184 MB). It was not measured on an idle machine, nor what holds the 60 MB. A small helper process that starts the agents and passes their pipes to the gateway would take it out of the gateway's loop. It would be their parent in its place: exit codes, signals and the end of orphans would go through it. That was not built.",
  "Gateway: memory":
    "Each session has a process, three pipes and a reader. What was garbage while all of them started counts until V8 gives it back.",
  "Size of a bundle":
    "The validator of events is 5.3 kB of it (gzip; it was 10.6) and what all translators share 11.2, or 9.7 where the agent asks nothing, so 8.5 to 10 kB are left for a vendor's lines; they need 7 to 18. Codex's exec, Gemini's stream-json and opencode's run fit; the protocols in which the agent asks (Claude's stream-json, Codex's app-server) are 9 kB too large, all of it their lines. A whole adapter also has its planner with the validator of requests (7 to 8 kB) and its other protocols, which an entry such as `@agentstream/adapters-codex/exec` leaves out.",
};
