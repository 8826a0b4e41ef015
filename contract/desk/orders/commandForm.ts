import * as z from 'zod/mini';
import { chinaMinuteOf } from '#contract/protocol/chinaDay.ts';
import { because, optionalCode, optionalText } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { containersIn } from './containerLines.ts';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';
import type { FactProblem, TransportFacts } from './transportChecks.ts';
import { shipsOwnContainers, transportDoubt, transportProblems } from './transportChecks.ts';

/** A minute in China, `2026-03-01T08:30`. */
const minute = z.string().check(z.maxLength(30));

/** The facts of a transport as forms hold them. */
export const factTexts = {
  carrierBookingNo: optionalCode(40),
  billOfLadingNo: optionalCode(40),
  vessel: optionalCode(60),
  voyage: optionalCode(20),
  /** A line for each container: its number and its seal. */
  containers: z.string().check(z.maxLength(4_000)),
  at: minute,
};

/** On which ways a customer answers otherwise than on the site. */
export const answerWayZh: Readonly<Record<string, string>> = {
  phone: '电话',
  wechat: '微信',
  email: '邮件',
  visit: '当面',
};
const answerWay = z.string().check(z.refine((way) => way === '' || way in answerWayZh, because('notChosen')));

/** The data of a command as its form holds them. */
export const commandForm = z.object({
  /** For the customer, in the timeline. */
  note: z._default(optionalText(limits.orderNoteMax), ''),
  /** What the customer answered, who it was, and on which way. */
  answer: z._default(optionalText(limits.answerEnteredMax), ''),
  answeredBy: z._default(optionalText(40), ''),
  answeredWay: z._default(answerWay, ''),
  /** Until when the customer shall answer. */
  dueAt: z._default(minute, ''),
  carrierBookingNo: z._default(factTexts.carrierBookingNo, ''),
  billOfLadingNo: z._default(factTexts.billOfLadingNo, ''),
  vessel: z._default(factTexts.vessel, ''),
  voyage: z._default(factTexts.voyage, ''),
  containers: z._default(factTexts.containers, ''),
  /** When it happened. */
  at: z._default(factTexts.at, ''),
});
export type CommandForm = z.output<typeof commandForm>;
export type CommandField = keyof CommandForm;

export const emptyCommandForm: CommandForm = {
  note: '',
  answer: '',
  answeredBy: '',
  answeredWay: '',
  dueAt: '',
  carrierBookingNo: '',
  billOfLadingNo: '',
  vessel: '',
  voyage: '',
  containers: '',
  at: '',
};

type Asked = Partial<Record<CommandField, 'required' | 'optional'>>;

const noted: Asked = { note: 'optional' };
const reasoned: Asked = { note: 'required' };

const asks: Partial<Record<OrderCommand, Asked>> = {
  'info.requested': { note: 'required', dueAt: 'required' },
  'info.supplied': { answer: 'required', answeredBy: 'required', answeredWay: 'required' },
  'order.accepted': { carrierBookingNo: 'optional', note: 'optional' },
  'order.rejected': reasoned,
  'space.released': {
    carrierBookingNo: 'required',
    billOfLadingNo: 'optional',
    vessel: 'optional',
    voyage: 'optional',
    note: 'optional',
  },
  'space.withdrawn': reasoned,
  'order.reopened': reasoned,
  'amendment.settled': reasoned,
  'cargo.gatedIn': { containers: 'required', at: 'required', note: 'optional' },
  'customs.cleared': { billOfLadingNo: 'optional', note: 'optional' },
  'transport.departed': {
    billOfLadingNo: 'optional',
    vessel: 'required',
    voyage: 'required',
    at: 'required',
    note: 'optional',
  },
  'transport.arrived': { at: 'required', note: 'optional' },
};

/** The facts that only transports by sea have. */
export const atSea: ReadonlySet<string> = new Set(['billOfLadingNo', 'vessel', 'voyage', 'containers']);

/** The fields that a command requires in a service, in the order of the form. */
export const fieldsOf = (command: OrderCommand, service: ServiceCode): { name: CommandField; isRequired: boolean }[] =>
  Object.entries(asks[command] ?? noted)
    .map(([name, need]) => ({ name: name as CommandField, isRequired: need === 'required' }))
    .filter(({ name }) => isSeaService(service) || !atSea.has(name))
    .map(({ name, isRequired }) => ({
      name,
      isRequired: isRequired && (name !== 'containers' || shipsOwnContainers(service)),
    }));

/** The instant of a minute in China; undefined for anything else. */
export const momentIn = (text: string): Date | undefined => {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? new Date(`${text}:00+08:00`) : undefined;
  return moment === undefined || Number.isNaN(moment.getTime()) ? undefined : moment;
};

/** The minute of an instant in China, as forms hold it; empty for none. */
export const momentText = (instant: string | null): string =>
  instant === null ? '' : chinaMinuteOf(new Date(instant));

/** What is wrong with a value that is not empty: containers that are unreadable, moments on the wrong side of now. */
export const valueProblem = (name: string, text: string, now: Date): DeskProblem | undefined => {
  if (name === 'containers') {
    const read = containersIn(text);
    return typeof read === 'string' ? read : undefined;
  }
  if (name !== 'at' && name !== 'dueAt') return undefined;
  const moment = momentIn(text);
  if (!moment) return 'momentInvalid';
  if (name === 'at') return moment > now ? 'momentAhead' : undefined;
  return moment <= now ? 'momentPast' : undefined;
};

export type CommandProblems = Partial<Record<CommandField, Problem | FactProblem>>;

/** Where the time of a command belongs. */
const times: Partial<Record<OrderCommand, 'gatedInAt' | 'departedAt' | 'arrivedAt'>> = {
  'cargo.gatedIn': 'gatedInAt',
  'transport.departed': 'departedAt',
  'transport.arrived': 'arrivedAt',
};

/** What a command's data change in a shipment; an empty field changes nothing. */
export const shipmentAfter = (known: Shipment, command: OrderCommand, form: CommandForm): Shipment => {
  const given = (name: 'carrierBookingNo' | 'billOfLadingNo' | 'vessel' | 'voyage') => form[name].trim() || known[name];
  const containers = containersIn(form.containers);
  const time = times[command];
  return {
    ...known,
    carrierBookingNo: given('carrierBookingNo'),
    billOfLadingNo: given('billOfLadingNo'),
    vessel: given('vessel'),
    voyage: given('voyage'),
    containers: typeof containers === 'string' || containers.length === 0 ? known.containers : containers,
    ...(time && { [time]: momentIn(form.at)?.toISOString() ?? known[time] }),
  };
};

/** What contradicts the order or what is known of its transport; an unusual fact is rejected at the note if that is empty. */
const contradictions = (
  command: OrderCommand,
  service: ServiceCode,
  form: CommandForm,
  facts: TransportFacts,
): CommandProblems => {
  const time = times[command];
  const stated = { containers: form.containers, ...(time && { [time]: form.at }) };
  const after = shipmentAfter(facts.known, command, form);
  const { containers, ...late } = transportProblems(service, facts, after, stated);
  const [at] = Object.values(late);
  const doubt = form.note.trim() === '' ? transportDoubt(facts, form) : undefined;
  return { ...(containers && { containers }), ...(at && { at }), ...(doubt && { note: { messageZh: doubt } }) };
};

/**
 * What is wrong with the data of a command: missing, unreadable or impossible fields; with the facts of the order, also what
 * contradicts them.
 */
export const commandProblems = (
  command: OrderCommand,
  service: ServiceCode,
  form: CommandForm,
  now: Date,
  facts?: TransportFacts,
): CommandProblems => {
  const problems: CommandProblems = {};
  const fields = fieldsOf(command, service);
  for (const { name, isRequired } of fields) {
    const text = form[name].trim();
    const checked = commandForm.shape[name].safeParse(form[name]);
    const problem =
      text === ''
        ? isRequired && (name === 'answeredWay' ? ('notChosen' as const) : ('required' as const))
        : ((checked.success ? undefined : (checked.error.issues[0]?.message as Problem)) ??
          valueProblem(name, text, now));
    if (problem) problems[name] = problem;
  }
  if (!facts || Object.keys(problems).length > 0) return problems;
  // what the command does not ask for contradicts nothing
  const used = Object.fromEntries(fields.map(({ name }) => [name, form[name]]));
  return contradictions(command, service, { ...emptyCommandForm, ...used }, facts);
};
