import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';

/** Reasons that the desk decides with the order as a whole; every other one is a finding of undeclared dangerous goods. */
const ofWholeOrder: ReadonlySet<Suspicion['why']> = new Set(['measures', 'rule', 'segregation', 'classification']);

/** Whether a reason suggests dangerous goods that are not declared: the desk answers each before it accepts the order. */
export const isFinding = ({ why }: Pick<Suspicion, 'why'>): boolean => !ofWholeOrder.has(why);

/** Whether the desk has confirmed that a finding is of ordinary goods. */
export const isSettled = ({ answer }: Pick<Suspicion, 'answer'>): boolean => answer?.decision === 'ordinary';

/** The findings that the desk has still to answer. */
export const openFindingsOf = (reasons: readonly Suspicion[]): Suspicion[] =>
  reasons.filter((reason) => isFinding(reason) && !isSettled(reason));

/** What a review makes of an order's life: whether the desk looks at it, and whether findings keep it from acceptance. */
export const reviewTraitsOf = (
  dangerous: boolean,
  reasons: readonly Suspicion[],
): { dangerous: boolean; needsReview: boolean; hasFindings: boolean } => ({
  dangerous,
  needsReview: dangerous || reasons.some((reason) => !isSettled(reason)),
  hasFindings: openFindingsOf(reasons).length > 0,
});

/** The findings that the customer is to declare as the desk proposed. */
export const proposalsOf = (reasons: readonly Suspicion[]): Suspicion[] =>
  reasons.filter(({ answer }) => answer?.decision === 'declare');
