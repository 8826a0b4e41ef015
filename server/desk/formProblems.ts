import type { FactProblem } from '#contract/desk/orders/transportChecks.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { rejectFirst } from '#server/http/requests/input.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';

/** Rejects the first problem of a desk form, with its field. */
export const rejectProblems = (problems: Readonly<Partial<Record<string, Problem | FactProblem>>>): void =>
  rejectFirst(problems, 'form', (name) => fieldNames.get(name) ?? name);
