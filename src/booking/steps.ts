import type { Problem, Problems } from '#contract/fields.ts';
import type { FclForm } from '#contract/order.ts';

/** The sections of the order page, in order, with the parts of the form each of them asks for. */
export const steps = [
  { id: 'sailing', parts: ['sailingId'] },
  { id: 'containers', parts: ['containers', 'shipperOwned', 'loading', 'loadingAddress'] },
  { id: 'cargo', parts: ['cargo'] },
  { id: 'parties', parts: ['shipper', 'consignee', 'notifyParty', 'bookingContact'] },
  { id: 'papers', parts: ['papersHeld'] },
  {
    id: 'trade',
    parts: ['incoterm', 'freightPayment', 'billOfLading', 'customsEntrusted', 'vgmMethod', 'cargoReadyDay', 'remark'],
  },
  { id: 'protocol', parts: ['protocolVersion'] },
] as const satisfies readonly { id: string; parts: readonly (keyof FclForm)[] }[];

export type StepId = (typeof steps)[number]['id'];

const problemsOf = (step: (typeof steps)[number], problems: Problems) =>
  Object.entries(problems).filter(
    ([path]) =>
      step.parts.some((part) => path === part || path.startsWith(`${part}.`)) &&
      // comes with the proper shipping name by one choice, so it is no problem of its own
      !path.endsWith('.dangerous.hazardClass'),
  );

/** How many problems lie in a section. */
export const problemsIn = (step: (typeof steps)[number], problems: Problems): number =>
  problemsOf(step, problems).length;

/** The problems as one meets them going down the page. */
export const inPageOrder = (problems: Problems): [string, Problem][] =>
  steps.flatMap((step) => problemsOf(step, problems));
