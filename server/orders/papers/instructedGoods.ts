import type { FieldProblem } from '#contract/protocol/fields.ts';
import type { InstructedOrder, InstructionProblems } from '#contract/orders/instructionChecks.ts';
import type { ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import type { Finding } from '#contract/rules/acceptance/suspicion.ts';
import type { Recogniser } from '#contract/rules/acceptance/suspicions.ts';
import { statedSubjects, unstatedIn } from '#contract/rules/acceptance/suspicions.ts';
import { instructionMessages } from './instructionMessages.ts';

const problemOf = ([other]: readonly Finding[]): FieldProblem | undefined =>
  other && { messageZh: instructionMessages.undeclared(other.matched ?? other.words) };

/** Texts of an instruction that name dangerous goods which its order neither declares nor names. */
export const instructedGoodsProblems = (
  { lines, marks, letterOfCredit }: ShippingInstruction,
  { order }: Pick<InstructedOrder, 'order'>,
  recognise: Recogniser,
): InstructionProblems => {
  const statedBy = (cargo: typeof order.cargo) =>
    statedSubjects({ cargo, marks: String(order.details['marks'] ?? '') }, recognise);
  const byMarks = statedBy([]);
  const byItem = order.cargo.map((one) => statedBy([one]));
  const all = new Set([byMarks, ...byItem].flatMap((stated) => Array.from(stated)));
  const found: [string, FieldProblem | undefined][] = lines.flatMap(({ cargo, description, hsCode }, index) => {
    const stated = byItem[cargo] ?? byMarks;
    // the heading of declared goods follows from their name
    const byHeading = order.cargo[cargo]?.dangerous === null ? unstatedIn(`HS ${hsCode}`, stated, recognise) : [];
    return [
      [`lines.${index}.description`, problemOf(unstatedIn(description, stated, recognise))],
      [`lines.${index}.hsCode`, problemOf(byHeading)],
    ];
  });
  found.push(
    ['marks', problemOf(unstatedIn(marks, all, recognise))],
    ['letterOfCredit', problemOf(unstatedIn(letterOfCredit, all, recognise))],
  );
  return Object.fromEntries(found.flatMap(([path, problem]) => (problem ? [[path, problem] as const] : [])));
};
