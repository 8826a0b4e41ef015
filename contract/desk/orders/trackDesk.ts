import * as z from 'zod/mini';
import { changedOrder, orderVersion } from '#contract/orders/orderStatus.ts';
import { rankOf } from '#contract/orders/tracking/milestones.ts';
import type { Milestone, MilestoneKind, Track, TrackEvent } from '#contract/orders/tracking/track.ts';
import { isOfContainers, isVia, milestoneKind, milestonesIn, milestoneZh } from '#contract/orders/tracking/track.ts';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { chosenOf, optionalCode, optionalText, portCode } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { unmappedTable } from '#contract/desk/import/importChoices.ts';
import { factTexts, momentIn, momentText } from './commandForm.ts';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';
import { deskProblemMessages, deskProblemTexts } from '#contract/desk/deskProblems.ts';
import { clerks } from '#contract/desk/staffRoles.ts';

/** What an entry of the desk states: when something is expected now, or when it happened. */
export const entryClassifiers = ['EST', 'ACT'] as const;
export type EntryClassifier = (typeof entryClassifiers)[number];

/** What the desk's own commands state is no entry: gate-in, departure and arrival stand once. */
const ofCommands: ReadonlySet<MilestoneKind> = new Set(['gateIn', 'departed', 'arrived']);
const estimated: ReadonlySet<MilestoneKind> = new Set([
  'departed',
  'viaArrived',
  'viaDeparted',
  'arrived',
  'discharged',
]);

/** The milestones about which the desk makes entries, by what they state. */
export const enteredKinds = (service: ServiceCode): Record<EntryClassifier, MilestoneKind[]> => ({
  EST: milestonesIn(service).filter((kind) => estimated.has(kind)),
  ACT: milestonesIn(service).filter((kind) => !ofCommands.has(kind)),
});

/** An entry as its form holds it. */
export const trackEntry = z.object({
  milestone: chosenOf(milestoneKind.options),
  /** A minute in China; empty takes the former entry back. */
  at: factTexts.at,
  /** UN/LOCODE of the port of transshipment. */
  portCode: z._default(z.union([z.literal(''), portCode]), ''),
  vessel: z._default(factTexts.vessel, ''),
  voyage: z._default(factTexts.voyage, ''),
  containerNo: z._default(optionalCode(11), ''),
  /** For the customer. */
  note: z._default(optionalText(limits.orderNoteMax), ''),
});
export type TrackEntry = z.output<typeof trackEntry>;

export const enterTrack = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/track',
  summary: '登记货物动态：预计时间有变，或实际发生的节点；时间留空即撤回原来的登记；客户按其选择得到通知',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({
    orderNo: givenOrderNo,
    version: orderVersion,
    classifier: z.enum(entryClassifiers),
    form: trackEntry,
  }),
  output: changedOrder,
});

const eventTable = {
  fileName: uploadedName,
  /** What a person says the columns are, from the first, separated by commas; nothing for one that is ignored. */
  columns: z._default(z.string().check(z.maxLength(2_000), z.regex(/^[\w,]*$/)), ''),
  content: uploadedFile,
};

const importedTracks = z.object({
  added: z.int(),
  /** Rows of events that were entered before. */
  known: z.int(),
  /** Rows that go back to a time which a former table stated before its last one; the table may be an old one. */
  returned: z.array(z.int()),
  /** The reasons of rows that were not entered, each once per row, and how many rows those are. */
  problems: z.array(z.object({ row: z.int(), text: z.string() })),
  wrongRows: z.int(),
});
export type ImportedTracks = z.output<typeof importedTracks>;

export const importTracks = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/track/import',
  summary:
    '从表格（Excel、CSV）登记多个订单的货物动态：正确的行追加，登记过的行不重复，有问题的行不登记；客户按其选择得到通知；认不出的表头先由人对应一次，之后记住',
  session: 'staff',
  roles: clerks,
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.object(eventTable),
  /** Nothing is entered before it is known what the columns are. */
  output: z.union([z.object({ unmapped: unmappedTable }), importedTracks]),
});

export const wrongTrackRows = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/track/wrongRows',
  summary: '动态表格中有问题的行，按原来的格式（Excel 或 CSV），多一列说明原因',
  session: 'staff',
  roles: clerks,
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  returnsFile: true,
  input: z.object(eventTable),
  output: file,
});

/** What an entry is checked against. */
export interface EntryFacts {
  service: ServiceCode;
  placedAt: string;
  originCode: string;
  destinationCode: string;
  containers: readonly string[];
  milestones: readonly Milestone[];
}

interface TrackedOrder {
  line: ServiceCode;
  placedAt: string;
  offer: { origin: { code: string }; destination: { code: string } | null };
  shipment?: { containers: readonly { containerNo: string }[] } | undefined;
  track?: Track | undefined;
}

/** The facts of an order that entries about its transport are checked against. */
export const entryFactsOf = ({ line, placedAt, offer, shipment, track }: TrackedOrder): EntryFacts => ({
  service: line,
  placedAt,
  originCode: offer.origin.code,
  destinationCode: offer.destination?.code ?? '',
  containers: shipment?.containers.map(({ containerNo }) => containerNo) ?? [],
  milestones: track?.milestones ?? [],
});

type EntryProblem = Problem | DeskProblem | { messageZh: string };
export type EntryProblems = Partial<Record<keyof TrackEntry, EntryProblem>>;

/** Whether a milestone concerns a container: its own, or that of all. */
const concerns = ({ containers }: Milestone, containerNo: string): boolean =>
  containers.length === 0 || containerNo === '' || containers.includes(containerNo);

const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);

/** What comes before or after an entry and contradicts its time. */
const sequenceProblem = (
  entry: Pick<TrackEntry, 'milestone' | 'containerNo'>,
  moment: Date,
  classifier: EntryClassifier,
  { placedAt, milestones }: EntryFacts,
): { messageZh: string } | undefined => {
  const at = minuteOf(moment.toISOString());
  const rank = rankOf(entry.milestone);
  const others = milestones.filter((each) => rankOf(each.kind) !== rank && concerns(each, entry.containerNo));
  const known = (each: Milestone) => each.actual ?? (classifier === 'EST' ? each.estimated : null);
  const before = others.findLast((each) => rankOf(each.kind) < rank && known(each) !== null);
  const since = before ? known(before)! : placedAt;
  if (at < minuteOf(since))
    return { messageZh: deskProblemTexts.beforeMilestone(before ? milestoneZh[before.kind] : '下单', since) };
  const after = others.find(({ kind, actual }) => rankOf(kind) > rank && actual !== null);
  return after && at > minuteOf(after.actual!)
    ? { messageZh: deskProblemTexts.afterMilestone(milestoneZh[after.kind], after.actual!) }
    : undefined;
};

const timeProblem = (
  entry: TrackEntry,
  classifier: EntryClassifier,
  facts: EntryFacts,
  now: Date,
): EntryProblem | undefined => {
  const moment = momentIn(entry.at);
  if (!moment) return 'momentInvalid';
  if (classifier === 'ACT' && moment > now) return 'momentAhead';
  if (classifier === 'EST' && moment <= now) return 'momentPast';
  return sequenceProblem(entry, moment, classifier, facts);
};

/** The milestone that an entry is about, as it is known before. */
const formerOf = ({ milestone, containerNo }: TrackEntry, { milestones }: EntryFacts, classifier: EntryClassifier) =>
  milestones.find(
    (each) =>
      each.kind === milestone &&
      (containerNo === '' ? each.containers.length === 0 : each.containers.includes(containerNo)) &&
      (classifier === 'ACT' ? each.actual : each.estimated) !== null,
  );

/**
 * What is wrong with an entry, by field: missing or unreadable fields, a place that is not on the way, a container of another
 * order, a time on the wrong side of now or out of the order of events.
 */
export const entryProblems = (
  values: Readonly<Record<string, string>>,
  classifier: EntryClassifier,
  facts: EntryFacts,
  now: Date,
): EntryProblems => {
  const problems: EntryProblems = {};
  const typed: Record<string, string> = {};
  for (const [name, rule] of Object.entries(trackEntry.shape)) {
    typed[name] = (values[name] ?? '').trim();
    const checked = rule.safeParse(typed[name]);
    if (!checked.success) problems[name as keyof TrackEntry] = checked.error.issues[0]?.message as Problem;
  }
  if (Object.keys(problems).length > 0) return problems;
  const entry = trackEntry.parse(typed);
  const { milestone, portCode: port, containerNo } = entry;
  if (!enteredKinds(facts.service)[classifier].includes(milestone)) return { milestone: 'notChosen' };
  if (isVia(milestone)) {
    if (port === '') problems.portCode = 'required';
    else if (port === facts.originCode || port === facts.destinationCode)
      problems.portCode = { messageZh: deskProblemTexts.notBetween };
  }
  if (containerNo !== '' && (!isOfContainers(milestone) || !facts.containers.includes(containerNo)))
    problems.containerNo = { messageZh: deskProblemTexts.otherContainer };
  const known = facts.milestones.find((each) => each.kind === milestone && concerns(each, containerNo));
  if (classifier === 'EST' && known?.actual && !isVia(milestone))
    return { milestone: { messageZh: deskProblemTexts.hasHappened(known.actual) } };
  if (entry.note === '' && (classifier === 'EST' || entry.at === '')) problems.note = 'required';
  if (entry.at === '') {
    if (!formerOf(entry, facts, classifier)) problems.at = 'required';
  } else {
    const problem = timeProblem(entry, classifier, facts, now);
    if (problem) problems.at = problem;
  }
  return problems;
};

/** What a form about a milestone shows at first: the next milestone, expected as it is known. */
export const firstEntry = (
  classifier: EntryClassifier,
  { service, milestones }: EntryFacts,
): Partial<Record<keyof TrackEntry, string>> => {
  if (classifier === 'ACT') return {};
  const next = enteredKinds(service).EST.find(
    (kind) => !isVia(kind) && milestones.some((each) => each.kind === kind && each.actual === null),
  );
  const known = milestones.find(({ kind }) => kind === next);
  return next ? { milestone: next, at: momentText(known?.estimated ?? known?.planned ?? null) } : {};
};

/** An event of a table, with its time and the code of its place, which may be empty. */
export interface TabledEvent extends Pick<TrackEvent, 'kind' | 'classifier' | 'containerNo'> {
  at: Date;
  placeCode: string;
}

/** The ports of an order at which events of a kind are; null for those on land or at ports of transshipment. */
const endOf = (kind: MilestoneKind, { originCode, destinationCode }: EntryFacts): string | null => {
  if (kind === 'loaded' || kind === 'departed') return originCode;
  return kind === 'arrived' || kind === 'discharged' ? destinationCode : null;
};

/** Why an event of a table contradicts its order, and in which column. */
export const tabledProblem = (
  { kind, classifier, at, placeCode, containerNo }: TabledEvent,
  facts: EntryFacts,
  now: Date,
): { column: 'event' | 'place' | 'container' | 'time'; messageZh: string } | undefined => {
  if (!milestonesIn(facts.service).includes(kind))
    return { column: 'event', messageZh: deskProblemTexts.otherService(milestoneZh[kind]) };
  if (isVia(kind) && placeCode === '') return { column: 'place', messageZh: deskProblemTexts.portMissing };
  if (isVia(kind) && [facts.originCode, facts.destinationCode].includes(placeCode))
    return { column: 'place', messageZh: deskProblemTexts.notBetween };
  const end = endOf(kind, facts);
  if (end !== null && placeCode !== '' && placeCode !== end)
    return { column: 'place', messageZh: deskProblemTexts.otherPlace(end) };
  if (containerNo !== '' && isOfContainers(kind) && !facts.containers.includes(containerNo))
    return { column: 'container', messageZh: deskProblemTexts.otherContainer };
  if (classifier !== 'ACT') return undefined;
  if (at > now) return { column: 'time', messageZh: deskProblemMessages.momentAhead };
  const problem = sequenceProblem({ milestone: kind, containerNo }, at, classifier, facts);
  return problem && { column: 'time', messageZh: problem.messageZh };
};
