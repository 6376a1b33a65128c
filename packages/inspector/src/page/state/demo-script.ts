/** A run that shows most of what a page can show, without an agent installed. It writes no file. */
export const demoScript = `# Fix the failing test
think The tests fail. I look at what is there before I change anything.
say I will look at the failing test first.
run npm test =1> FAIL  sum.test.ts: expected 3, got 4
plan [x] Find the failing test | [>] Fix the sum | Run the tests again
ask npm test => PASS  sum.test.ts
subagent Reviewer: The change is small and does what it says.
question Should I commit the change? | Yes, commit | No, leave it
usage 1840 312
say Done. \`sum.ts\` adds again, and the tests pass.`;
