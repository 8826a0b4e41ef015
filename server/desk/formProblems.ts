import type { FactProblem } from '#contract/desk/transportChecks.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { rejectField } from '#server/http/input.ts';
import { fieldNames, problemMessages } from '#server/http/messages.ts';

/** Rejects the first problem of a form at its field. */
export const rejectProblems = (problems: Readonly<Partial<Record<string, Problem | FactProblem>>>): void => {
  const [problem] = Object.entries(problems);
  if (!problem) return;
  const [name, why] = problem;
  rejectField(
    ['form', name],
    typeof why === 'object' ? why.messageZh : problemMessages[why as Problem],
    fieldNames.get(name) ?? name,
  );
};
