import type { SplitForm } from '#contract/desk/split/orderSplit.ts';
import { splitForm, splitProblems } from '#contract/desk/split/orderSplit.ts';
import type { SplitSource } from '#contract/desk/split/splitParts.ts';
import { goWithContainers, numberedContainers, orderedUnits } from '#contract/desk/split/splitParts.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';

type Values = Readonly<Record<string, string>>;

/** The value of a chosen container. */
export const chosen = 'yes';

/** The field that shows the problem of a value: containers share one. */
export const splitProblemField = (name: string): string =>
  name.startsWith('unit.') ? 'units' : name.startsWith('container.') ? 'containers' : name;

/** The number of packages in a field; -1 for a text that is not a number, which no order has. */
const packagesIn = (typed: string): number => {
  const read = typed.trim() === '' ? 0 : numberTyped(typed);
  return typeof read === 'number' ? read : -1;
};

/** The choices of a form's values: `unit.<position>`, `container.<number>` and `packages.<cargo item>`. */
export const splitFormOf = (source: SplitSource, values: Values): SplitForm => ({
  units: orderedUnits(source)
    .map((_, at) => at + 1)
    .filter((position) => values[`unit.${position}`] === chosen),
  containers: numberedContainers(source)
    .map(({ containerNo }) => containerNo)
    .filter((containerNo) => values[`container.${containerNo}`] === chosen),
  packages: goWithContainers(source)
    ? []
    : source.order.cargo.map((_, index) => packagesIn(values[`packages.${index}`] ?? '')),
  reason: values['reason'] ?? '',
});

/** The problems of the values of a form that splits an order, by field. */
export const splitFormProblems = (
  source: SplitSource,
  values: Values,
): Readonly<Record<string, Problem | { messageZh: string }>> => {
  const form = splitFormOf(source, values);
  const reason = splitForm.shape.reason.safeParse(form.reason);
  return {
    ...splitProblems(source, form),
    ...(!reason.success && { reason: reason.error.issues[0]?.message as Problem }),
  };
};
