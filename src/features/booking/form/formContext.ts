import type { GoodsProblem } from '#contract/protocol/goodsProblems.ts';
import { goodsProblemMessages } from '#contract/protocol/goodsProblems.ts';
import type { FieldProblem, OrderFieldProblem } from '#contract/protocol/fields.ts';
import type { ServiceDefinition, OrderFacts, PartyName } from '#contract/services/definitions/serviceDefinition.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { OrderEdit, PastEdit } from '#contract/booking/edits/orderEdit.ts';
import type { FieldsPath, Numbered, PlainPath } from '#contract/booking/edits/plainFields.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { OrderedGoods } from '#contract/booking/lastOrdered.ts';
import type { Prefilled } from '#contract/booking/orderDraft.ts';
import type { Proposal } from '#contract/booking/proposals.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { sailingDaysOf } from '#contract/rules/dates/cutOffs.ts';
import type { OrderCalendar } from '#contract/rules/dates/orderDays.ts';
import type { SheetFacts } from '#contract/rules/safetySheet/safetySheet.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { TypedGoodsActor } from '#machines/booking/typedGoods.ts';
import type { GoodsRecognitionActor } from '#machines/booking/goodsRecognition.ts';
import type { FieldPattern } from '#src/features/booking/messages/labels.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The dotted path of a labelled field: `cargo.0.grossKg`, `details.flightDay`. */
export type FieldPath = Numbered<FieldPattern> | `${FieldsPath}.${string}`;

/** The problems of the form as its fields show them, by dotted path. */
export type FormProblems = Readonly<Record<string, FieldProblem>>;

const shownProblem = (problem: OrderFieldProblem): FieldProblem =>
  typeof problem === 'string' && problem in goodsProblemMessages
    ? { messageZh: goodsProblemMessages[problem as GoodsProblem] }
    : (problem as FieldProblem);

/** The problems of an order with the messages of goods, which only this form needs. */
export const formProblemsOf = (problems: Readonly<Record<string, OrderFieldProblem>>): FormProblems =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, shownProblem(problem)]));

/** An attached safety data sheet. */
export interface AttachedSheet {
  fileName: string;
  facts: SheetFacts;
}

/** The props of every section of the order page: the form, its problems, and how to edit it. */
export interface FormEditor {
  service: ServiceDefinition;
  quote: Quote;
  form: OrderForm;
  /** The facts of the form; unreadable numbers count as missing. */
  facts: OrderFacts;
  problems: FormProblems;
  /** The price that was promised, by the name of its saved quote or by the amended order, and whether the form still has it. */
  promised: { nameZh: string | null; isInForce: boolean } | undefined;
  /** The company's addresses; empty for a visitor. */
  addresses: readonly AddressEntry[];
  /** The fields that were filled for the customer and not changed since. */
  prefilled: Prefilled | undefined;
  /** What can be proposed for empty fields. */
  proposals: readonly Proposal[];
  /** The goods of the customer's last orders. */
  lastGoods: readonly OrderedGoods[];
  /** Whether the parties of the order go into the address book. */
  hasAddressBook: boolean;
  /** Where the address book is managed: a page of its own. */
  addressBookHref: string | undefined;
  /** The current time, for past days. */
  now: Date;
  /** Recognises dangerous goods in cargo that does not declare them; absent while the form cannot be edited. */
  recognition: GoodsRecognitionActor | undefined;
  /** Looks up texts that were left without a choice; absent while the form cannot be edited. */
  typedGoods: TypedGoodsActor | undefined;
  /** The safety data sheets attached to the order, as they were read. */
  sheets: readonly AttachedSheet[];
  /** Uploads a file as the order's safety data sheet; absent while uploads are not possible. */
  attachSheet: ((file: ChosenFile) => void) | undefined;
  /** Sends one command of the user. */
  edit: (edit: OrderEdit) => void;
  /** Whether a command would change the form now. */
  can: (edit: OrderEdit) => boolean;
  /** Sets a plain field. */
  change: (path: PlainPath, value: FieldValue) => void;
  /** The last command, which `undo` reverts. */
  last: PastEdit | undefined;
  undo: () => void;
}

/** The names of a service's parties: on a bill of lading, on a waybill, or in an order for a service. */
export const partyName = (service: ServiceDefinition, party: PartyName): string => {
  const { names } = bookingMessages.parties;
  return (service.crossesBorders ? names.abroad : service.moves ? names.inland : names.service)[party];
};

const parties: readonly string[] = ['shipper', 'consignee', 'notifyParty'] satisfies PartyName[];

/** The label of a field; a service's own fields have the labels of its definition. */
export const labelOf = (service: ServiceDefinition, path: FieldPath): string => {
  const own = /^(details|cargo\.\d+\.details)\.(\w+)$/.exec(path);
  if (own) return (own[1] === 'details' ? service.fields : service.cargoFields)[own[2]!]?.labelZh ?? own[2]!;
  if (path.startsWith('documents.')) return bookingMessages.steps.documents;
  if (path === 'items') return service.items?.labelZh ?? '';
  const [head = '', rest = ''] = path.split('.');
  const { fields } = bookingMessages.parties;
  if (parties.includes(head) && rest in fields)
    return bookingMessages.parties.fieldOf(partyName(service, head as PartyName), fields[rest as keyof typeof fields]);
  if (/^cargo\.\d+\.unit$/.test(path)) return bookingMessages.cargo.unit(service.items?.unitZh ?? '');
  return bookingMessages.labels[path.replace(/\.\d+(?=\.|$)/, '.#') as FieldPattern] ?? path;
};

/** The label of a field outside its section: with its cargo item. */
export const fullLabelOf = (service: ServiceDefinition, path: FieldPath): string => {
  const index = /^cargo\.(\d+)/.exec(path)?.[1];
  const label = labelOf(service, path);
  return index === undefined ? label : bookingMessages.labelOfItem(bookingMessages.cargoItem(Number(index)), label);
};

/** The external limits on the days of the form. */
export const calendarOf = ({
  now,
  quote: { sailing },
  facts,
}: Pick<FormEditor, 'now' | 'quote' | 'facts'>): OrderCalendar => {
  const today = chinaDayOf(now);
  return { today, ...sailingDaysOf(sailing, facts.isDangerous, today) };
};

/** The lookup in the dangerous-goods list by keyword; all cargo items share one. */
export type GoodsActor = ListActor<string, DangerousGoods>;
