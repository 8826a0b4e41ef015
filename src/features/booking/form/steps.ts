import type { FieldProblem } from '#contract/protocol/fields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { fieldPatterns } from '#src/features/booking/messages/labels.ts';
import type { FormProblems } from './formContext.ts';

export type StepId = 'quote' | 'items' | 'cargo' | `group-${number}` | 'parties' | 'documents' | 'protocol';

/** A section of the order page, with its parts of the form. */
export interface Step {
  id: StepId;
  titleZh: string;
  parts: readonly string[];
}

const quoteTitle = ({ sailing, goods, destination }: Quote): string => {
  const messages = bookingMessages.steps.quote;
  if (sailing) return messages.sailing;
  if (goods) return messages.goods;
  return destination ? messages.lane : messages.place;
};

/** The sections of a service's order page, in order. */
export const stepsOf = (service: ServiceDefinition, quote: Quote): Step[] => {
  const messages = bookingMessages.steps;
  return [
    { id: 'quote', titleZh: quoteTitle(quote), parts: ['offerId'] },
    ...(service.items ? [{ id: 'items', titleZh: service.items.labelZh, parts: ['items'] } as const] : []),
    ...(service.hasCargo ? [{ id: 'cargo', titleZh: messages.cargo, parts: ['cargo'] } as const] : []),
    ...service.groups.map(({ titleZh, fields }, index): Step => {
      return { id: `group-${index}`, titleZh, parts: fields.map((field) => `details.${field}`) };
    }),
    {
      id: 'parties',
      titleZh: service.parties.length > 0 ? messages.parties : messages.contact,
      parts: [...service.parties, 'bookingContact'],
    },
    { id: 'documents', titleZh: messages.documents, parts: ['papersHeld', 'documents'] },
    { id: 'protocol', titleZh: messages.protocol, parts: ['remark', 'protocolVersion'] },
  ];
};

/** One of the four steps of an order: the sections of the page that belong together. */
export interface Stage {
  id: 'trip' | 'cargo' | 'parties' | 'end';
  titleZh: string;
  steps: Step[];
}

const stageIds = ['trip', 'cargo', 'parties', 'end'] as const satisfies readonly Stage['id'][];

const stageOf = ({ id }: Step): Stage['id'] => {
  if (id === 'quote' || id === 'items') return 'trip';
  if (id === 'parties') return 'parties';
  return id === 'documents' || id === 'protocol' ? 'end' : 'cargo';
};

/** The sections by the four steps of an order. */
export const stagesOf = (steps: readonly Step[]): Stage[] =>
  stageIds.map((id) => {
    const own = steps.filter((step) => stageOf(step) === id);
    return { id, titleZh: id === 'end' ? bookingMessages.steps.end : (own[0]?.titleZh ?? ''), steps: own };
  });

const liesIn = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`);

/** A missing hazard class is a problem of its own only where the contents decide it, once the entry has a name. */
const isOwn = (path: string, problems: FormProblems): boolean =>
  !path.endsWith('.dangerous.hazardClass') || problems[path.replace('hazardClass', 'properShippingName')] === undefined;

const problemsOf = ({ parts }: Step, problems: FormProblems) =>
  Object.entries(problems).filter(([path]) => parts.some((part) => liesIn(path, part)) && isOwn(path, problems));

/** The number of problems in a section. */
export const problemsIn = (step: Step, problems: FormProblems): number => problemsOf(step, problems).length;

const lastFigure = fieldPatterns.indexOf('cargo.#.unit');

/** The position of a field on the page within its section: by cargo item, then in the order of the labels. */
const placeOf = ({ parts }: Step, path: string): [item: number, field: number] => {
  const item = Number(/^cargo\.(\d+)/.exec(path)?.[1] ?? -1);
  const field = fieldPatterns.indexOf(path.replace(/\.\d+(?=\.|$)/, '.#'));
  if (field >= 0) return [item, field];
  // a service's own cargo fields follow the numbers that all services have
  return [item, item < 0 ? parts.indexOf(path) : lastFigure + 0.5];
};

/** The problems in page order; last those of values that the quote should have set. */
export const inPageOrder = (steps: readonly Step[], problems: FormProblems): [string, FieldProblem][] => {
  const visible = steps.flatMap((step) =>
    problemsOf(step, problems).toSorted(([a], [b]) => {
      const [[item, field], [otherItem, otherField]] = [placeOf(step, a), placeOf(step, b)];
      return item - otherItem || field - otherField;
    }),
  );
  const rest = Object.entries(problems).filter(
    ([path]) => isOwn(path, problems) && !visible.some(([other]) => other === path),
  );
  return [...visible, ...rest];
};

const valueAt = (form: object, part: string): string | undefined =>
  JSON.stringify(part.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], form));

/** The sections in which two forms differ. */
export const differingSteps = (steps: readonly Step[], one: object, other: object): Step[] =>
  steps.filter(({ parts }) => parts.some((part) => valueAt(one, part) !== valueAt(other, part)));
