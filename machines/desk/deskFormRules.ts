import type * as z from 'zod/mini';
import type { CommandField, CommandForm } from '#contract/desk/orders/commandForm.ts';
import { commandProblems, emptyCommandForm, fieldsOf, valueProblem } from '#contract/desk/orders/commandForm.ts';
import { correctableFields, correctionProblems, correctionReason } from '#contract/desk/orders/correction.ts';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';
import { deskProblemTexts } from '#contract/desk/deskProblems.ts';
import type { UnmappedTable } from '#contract/desk/import/importChoices.ts';
import { lackedTitles } from '#contract/desk/import/importChoices.ts';
import type { FindingDecision } from '#contract/desk/orders/findings.ts';
import { requestForm, requestProblems } from '#contract/desk/orders/documentRequests.ts';
import { costForm, costReason } from '#contract/desk/figures/costs.ts';
import { findingForms } from '#contract/desk/orders/findings.ts';
import { issueBill, releaseForm } from '#contract/desk/orders/billDesk.ts';
import type { DeskRate } from '#contract/desk/contractDesk.ts';
import {
  contractForm,
  contractTerms,
  endContract,
  rateForm,
  rateProblems,
  termsProblems,
} from '#contract/desk/contractDesk.ts';
import { goodsName } from '#contract/desk/goodsNames.ts';
import type { EntryClassifier, EntryFacts } from '#contract/desk/orders/trackDesk.ts';
import { entryProblems, trackEntry } from '#contract/desk/orders/trackDesk.ts';
import { issueOrderInvoice } from '#contract/desk/orders/orderDesk.ts';
import { priceComment, priceForm, priceProblems } from '#contract/desk/priceDesk.ts';
import { splitForm } from '#contract/desk/split/orderSplit.ts';
import type { SplitSource } from '#contract/desk/split/splitParts.ts';
import { noteOffer } from '#contract/desk/offerDesk.ts';
import { answerEnquiry } from '#contract/desk/reviewDesk.ts';
import type { ShipmentField } from '#contract/desk/orders/shipmentFacts.ts';
import { shipmentFields, shipmentTexts } from '#contract/desk/orders/shipmentFacts.ts';
import type { StaffMember } from '#contract/desk/staff.ts';
import { addStaff, changeStaff, enrolStaff, staffSignIn } from '#contract/desk/staff.ts';
import type { TransportFacts } from '#contract/desk/orders/transportChecks.ts';
import type { BillForm } from '#contract/orders/bill/billContent.ts';
import { billProblems, billValue, correctablePaths, correctedBill } from '#contract/orders/bill/billContent.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import type { MilestoneKind } from '#contract/orders/tracking/track.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { text } from '#contract/protocol/fields.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { AccountAct } from './accountForms.ts';
import { accountForms } from './accountForms.ts';
import { splitFormProblems } from './splitForm.ts';

/** The purpose of a form of the desk. */
export type DeskFormAbout =
  | { kind: 'signIn' }
  | { kind: 'enrolment'; enrolment: string }
  /** A command is checked against the facts of the order when the form was opened. */
  | { kind: 'command'; subject: string; command: OrderCommand; line: ServiceCode; facts?: TransportFacts }
  | { kind: 'correction'; subject: string; line: ServiceCode; facts: TransportFacts }
  /** Some containers or packages of an order become a separate order. */
  | { kind: 'split'; subject: string; source: SplitSource }
  /** A document of the desk: of one of these kinds, or the new version of one. */
  | {
      kind: 'document';
      subject: string;
      papers: Readonly<Record<string, string>>;
      replaces?: { id: string; fileName: string };
    }
  | { kind: 'invoice'; subject: string }
  | { kind: 'passing' | 'rejecting'; subject: string }
  | { kind: 'answer' | 'offerReply' | 'offerWon' | 'offerLost'; subject: string }
  /** A document to request from the customer: one of these, or any other by name. */
  | { kind: 'documentRequest'; subject: string; papers: Readonly<Record<string, string>> }
  | { kind: 'requestClosing'; subject: string; code: string }
  /** A correction of the price of an order with these totals, perhaps instead of a proposed one. */
  | { kind: 'priceProposal'; subject: string; totals: readonly Total[]; replaces?: string }
  | { kind: 'priceApproval' | 'priceReturn'; subject: string; price: string }
  /** A cost of an order: a new one by its id, and the correction or withdrawal of a recorded one. */
  | { kind: 'costRecording'; subject: string; id: string }
  | { kind: 'costCorrection'; subject: string; id: string; cost: string }
  | { kind: 'costWithdrawal'; subject: string; cost: string }
  /** The next draft of a bill of lading as it begins, and the release of an approved one. */
  | { kind: 'billDraft'; subject: string; content: BillForm }
  | { kind: 'billRelease'; subject: string }
  /** When a milestone of the transport is expected, or happened. */
  | {
      kind: 'trackEntry';
      subject: string;
      classifier: EntryClassifier;
      kinds: readonly MilestoneKind[];
      facts: EntryFacts;
    }
  /** A table of events of this order's transport and others'. */
  | { kind: 'trackTable'; subject: string; unmapped?: UnmappedTable }
  /** An answer to a finding of undeclared dangerous goods, by its key. */
  | { kind: FindingDecision; subject: string; finding: string }
  /** The Chinese name of an entry of the dangerous-goods list. */
  | { kind: 'goodsNaming'; unNumber: string; properShippingName: string }
  /** A contract about prices, and one of its rates. */
  | { kind: 'contractAdding' }
  | { kind: 'contractChange' | 'contractEnding'; subject: string }
  | { kind: 'contractRate'; subject: string; replaces?: DeskRate }
  | { kind: 'contractRateEnding'; subject: string; rate: DeskRate }
  | AccountAct
  | { kind: 'staffAdding' }
  | { kind: 'staffRole' | 'staffDisabling' | 'staffEnabling' | 'staffResetting'; member: StaffMember };
export type DeskFormKind = DeskFormAbout['kind'];

/** The values of a form by field. */
export type DeskValues = Readonly<Record<string, string>>;
export type DeskProblems = Readonly<Record<string, Problem | DeskProblem | { messageZh: string }>>;

const reasonMax = 200;

const rules: Readonly<
  Record<
    Exclude<DeskFormKind, 'command' | 'correction' | 'document' | 'billDraft' | 'trackEntry' | 'trackTable'>,
    Readonly<Record<string, z.ZodMiniType>>
  >
> = {
  signIn: staffSignIn.input.shape,
  enrolment: { password: enrolStaff.input.shape.password, totp: enrolStaff.input.shape.totp },
  invoice: { invoiceNo: issueOrderInvoice.input.shape.invoiceNo },
  split: { reason: splitForm.shape.reason },
  passing: {},
  rejecting: { reason: text(reasonMax) },
  answer: { answer: answerEnquiry.input.shape.answer },
  offerReply: { answer: noteOffer.input.shape.text },
  offerWon: { reason: noteOffer.input.shape.text },
  offerLost: { reason: noteOffer.input.shape.text },
  documentRequest: requestForm.shape,
  requestClosing: {},
  priceProposal: priceForm.shape,
  priceApproval: { comment: priceComment.approved },
  priceReturn: { comment: priceComment.returned },
  costRecording: costForm.shape,
  costCorrection: { ...costForm.shape, reason: costReason },
  costWithdrawal: { reason: costReason },
  billRelease: releaseForm.shape,
  ...findingForms,
  goodsNaming: { nameZh: goodsName.shape.nameZh },
  contractAdding: contractForm.shape,
  contractChange: contractTerms.shape,
  contractEnding: endContract.input.shape.form.shape,
  contractRate: rateForm.shape,
  contractRateEnding: endContract.input.shape.form.shape,
  ...accountForms,
  staffAdding: addStaff.input.shape,
  staffRole: { role: changeStaff.input.shape.role },
  staffDisabling: {},
  staffEnabling: {},
  staffResetting: {},
};

/** A new version has the same kind as the former one. */
const papersOf = ({ replaces }: { replaces?: unknown }) =>
  replaces === undefined ? [{ name: 'paperCode', isRequired: true }] : [];

/** Whether a form sends a file. */
export const needsFile = ({ kind }: Pick<DeskFormAbout, 'kind'>): boolean =>
  kind === 'invoice' || kind === 'document' || kind === 'trackTable';

/** The fields of a draft; a text that must not be removed is required. */
const billFields = (content: BillForm) => {
  const paths = correctablePaths(content);
  const problems = billProblems(correctedBill(content, Object.fromEntries(paths.map((path) => [path, '']))));
  return [
    { name: 'note', isRequired: false },
    ...paths.map((name) => ({ name, isRequired: problems[name] === 'required' })),
  ];
};

/** The fields of a draft whose values differ from the initial ones. */
export const billCorrections = (content: BillForm, values: DeskValues): Record<string, string> =>
  Object.fromEntries(
    correctablePaths(content).flatMap((path) => {
      const value = values[path];
      return value === undefined || value === billValue(content, path) ? [] : [[path, value]];
    }),
  );

/** The field of a column of a table, from 0. */
export const columnField = (index: number): string => `column${index}`;

/** What the columns of a table are, as the person says in its form; empty if one is ignored. */
export const columnsSaid = ({ chosen }: UnmappedTable, values: DeskValues): string[] =>
  chosen.map((target, index) => values[columnField(index)] ?? target ?? '');

/** What is wrong with the columns of a table: two are the same, or one is lacking. */
const columnsProblems = (table: UnmappedTable, values: DeskValues): DeskProblems => {
  const problems: Record<string, { messageZh: string }> = {};
  const said = columnsSaid(table, values);
  for (const [index, target] of said.entries())
    if (target !== '' && said.indexOf(target) < index)
      problems[columnField(index)] = { messageZh: deskProblemTexts.columnTwice };
  const lacked = lackedTitles(said, table);
  if (lacked.length > 0)
    problems[columnField(Math.max(0, said.indexOf('')))] ??= { messageZh: deskProblemTexts.columnsLacked(lacked) };
  return problems;
};

/** The initial value of a form's field. */
export const formValue = (about: DeskFormAbout, values: DeskValues, name: string): string => {
  if (values[name] !== undefined) return values[name];
  if (about.kind === 'trackTable' && about.unmapped)
    return about.unmapped.chosen.find((_, index) => name === columnField(index)) ?? '';
  return about.kind === 'billDraft' && name !== 'note' ? billValue(about.content, name) : '';
};

/** The fields of an entry; a container only for an event that has happened. */
const entryFields = ({ classifier, facts }: { classifier: EntryClassifier; facts: EntryFacts }) =>
  Object.keys(trackEntry.shape)
    .filter((name) => name !== 'containerNo' || (classifier === 'ACT' && facts.containers.length > 0))
    .map((name) => ({ name, isRequired: name === 'milestone' || (name === 'note' && classifier === 'EST') }));

/** The fields of a form in their order, and whether each is required. */
export const formFields = (about: DeskFormAbout): { name: string; isRequired: boolean }[] => {
  switch (about.kind) {
    case 'command':
      return fieldsOf(about.command, about.line);
    case 'correction':
      return [...correctableFields(about.facts.known, about.line), { name: 'reason', isRequired: true }];
    case 'document':
      return papersOf(about);
    case 'billDraft':
      return billFields(about.content);
    case 'trackEntry':
      return entryFields(about);
    case 'trackTable':
      return about.unmapped?.columns.map((_, index) => ({ name: columnField(index), isRequired: false })) ?? [];
    default:
      return Object.entries(rules[about.kind]).map(([name, rule]) => ({
        name,
        isRequired: !rule.safeParse('').success,
      }));
  }
};

const commandFormOf = (values: DeskValues): CommandForm =>
  Object.fromEntries(Object.keys(emptyCommandForm).map((name) => [name, values[name] ?? ''])) as Record<
    CommandField,
    string
  >;

/** The facts that a correction changes; later changes by colleagues to the other facts stay. */
export const correctedValues = (known: Shipment, values: DeskValues): Partial<Record<ShipmentField, string>> => {
  const texts = shipmentTexts(known);
  const changed = shipmentFields.filter((name) => (values[name] ?? texts[name]) !== texts[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
};

const reasonProblem = (values: DeskValues): DeskProblems => {
  const checked = correctionReason.safeParse(values['reason'] ?? '');
  return checked.success ? {} : { reason: checked.error.issues[0]?.message as Problem };
};

/** The problems of a form's values, by field. */
export const formProblems = (about: DeskFormAbout, values: DeskValues, now: Date): DeskProblems => {
  if (about.kind === 'command')
    return commandProblems(about.command, about.line, commandFormOf(values), now, about.facts);
  if (about.kind === 'correction') {
    const { facts, line } = about;
    const given = correctedValues(facts.known, values);
    return { ...correctionProblems(facts, line, given, now), ...reasonProblem(values) };
  }
  if (about.kind === 'document')
    return about.replaces || (values['paperCode'] ?? '') in about.papers ? {} : { paperCode: 'notChosen' };
  if (about.kind === 'split') return splitFormProblems(about.source, values);
  if (about.kind === 'documentRequest') return requestProblems(values, about.papers, now);
  if (about.kind === 'trackTable') return about.unmapped ? columnsProblems(about.unmapped, values) : {};
  if (about.kind === 'trackEntry') return entryProblems(values, about.classifier, about.facts, now);
  if (about.kind === 'priceProposal') return priceProblems(values, about.totals);
  if (about.kind === 'contractAdding') return termsProblems(contractForm, values);
  if (about.kind === 'contractChange') return termsProblems(contractTerms, values);
  if (about.kind === 'contractRate') return rateProblems(values);
  if (about.kind === 'billDraft') {
    const word = issueBill.input.shape.note.safeParse(values['note'] ?? '');
    return {
      ...billProblems(correctedBill(about.content, values)),
      ...(!word.success && { note: word.error.issues[0]?.message as Problem }),
    };
  }
  const problems: Record<string, Problem | DeskProblem> = {};
  for (const [name, rule] of Object.entries(rules[about.kind])) {
    const checked = rule.safeParse(values[name] ?? '');
    const problem = checked.success
      ? valueProblem(name, values[name] ?? '', now)
      : (checked.error.issues[0]?.message as Problem);
    if (problem) problems[name] = problem;
  }
  return problems;
};
