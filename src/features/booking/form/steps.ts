import type { FieldProblem } from '#contract/protocol/fields.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import { bookingCopy, fieldPatterns } from '#src/features/booking/messages.ts';
import type { FormProblems } from './formContext.ts';

export type StepId = 'offer' | 'items' | 'cargo' | `group-${number}` | 'parties' | 'papers' | 'protocol';

/** A section of the order page, with the parts of the form that it asks for. */
export interface Step {
  id: StepId;
  titleZh: string;
  parts: readonly string[];
}

const offerTitle = ({ sailing, goods, destination }: Offer): string => {
  const words = bookingCopy.steps.offer;
  if (sailing) return words.sailing;
  if (goods) return words.goods;
  return destination ? words.lane : words.place;
};

/** The sections of a line's order page, in order. */
export const stepsOf = (line: LineDefinition, offer: Offer): Step[] => {
  const words = bookingCopy.steps;
  return [
    { id: 'offer', titleZh: offerTitle(offer), parts: ['offerId'] },
    ...(line.items ? [{ id: 'items', titleZh: line.items.labelZh, parts: ['items'] } as const] : []),
    ...(line.asksCargo ? [{ id: 'cargo', titleZh: words.cargo, parts: ['cargo'] } as const] : []),
    ...line.groups.map(({ titleZh, fields }, index): Step => {
      return { id: `group-${index}`, titleZh, parts: fields.map((field) => `details.${field}`) };
    }),
    {
      id: 'parties',
      titleZh: line.parties.length > 0 ? words.parties : words.contact,
      parts: [...line.parties, 'bookingContact'],
    },
    { id: 'papers', titleZh: words.papers, parts: ['papersHeld'] },
    { id: 'protocol', titleZh: words.protocol, parts: ['remark', 'protocolVersion'] },
  ];
};

const liesIn = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`);

// comes with the proper shipping name by one choice, so it is no problem of its own
const isOwn = (path: string): boolean => !path.endsWith('.dangerous.hazardClass');

const problemsOf = ({ parts }: Step, problems: FormProblems) =>
  Object.entries(problems).filter(([path]) => parts.some((part) => liesIn(path, part)) && isOwn(path));

/** How many problems lie in a section. */
export const problemsIn = (step: Step, problems: FormProblems): number => problemsOf(step, problems).length;

const lastFigure = fieldPatterns.indexOf('cargo.#.unit');

/** Where a field stands on the page among those of its section: by the line of cargo, then in the order of the labels. */
const placeOf = ({ parts }: Step, path: string): [line: number, field: number] => {
  const line = Number(/^cargo\.(\d+)/.exec(path)?.[1] ?? -1);
  const field = fieldPatterns.indexOf(path.replace(/\.\d+(?=\.|$)/, '.#'));
  if (field >= 0) return [line, field];
  // what a line of business asks of its cargo follows the figures that all of them ask
  return [line, line < 0 ? parts.indexOf(path) : lastFigure + 0.5];
};

/** The problems as one meets them going down the page; last those of what the offer should have decided. */
export const inPageOrder = (steps: readonly Step[], problems: FormProblems): [string, FieldProblem][] => {
  const asked = steps.flatMap((step) =>
    problemsOf(step, problems).toSorted(([a], [b]) => {
      const [[line, field], [otherLine, otherField]] = [placeOf(step, a), placeOf(step, b)];
      return line - otherLine || field - otherField;
    }),
  );
  const rest = Object.entries(problems).filter(([path]) => isOwn(path) && !asked.some(([other]) => other === path));
  return [...asked, ...rest];
};

const valueAt = (form: object, part: string): string | undefined =>
  JSON.stringify(part.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], form));

/** The sections in which two forms differ. */
export const differingSteps = (steps: readonly Step[], one: object, other: object): Step[] =>
  steps.filter(({ parts }) => parts.some((part) => valueAt(one, part) !== valueAt(other, part)));
