import * as z from 'zod/mini';
import { valueAt, withValue } from '#contract/booking/edits/formPath.ts';
import type { InstructedOrder } from '#contract/orders/instructionChecks.ts';
import { instructionProblems } from '#contract/orders/instructionChecks.ts';
import { instructionFieldName, instructionFieldNames } from '#contract/orders/instructionFieldNames.ts';
import { typedLine } from '#contract/orders/instructionForms.ts';
import type { BillRelease, billTypes } from './billState.ts';
import {
  freightTerms,
  instructionForm,
  instructionLine,
  originalCounts,
  shippingInstruction,
} from '#contract/orders/shippingInstruction.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { latinText, optionalLatinText, problemsOf } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';

/** What a draft states beside the instruction: facts of the transport, ports, and dangerous goods of the order. */
const facts = {
  billNo: z.string(),
  carrierBookingNo: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  /** Each dangerous cargo item as transport documents describe it (IMDG 5.4.1.4.1). */
  dangerous: z.array(z.object({ cargo: z.int(), text: z.string() })),
};

/** The content of a draft bill of lading. */
export const billContent = z.object({
  ...shippingInstruction.shape,
  ...facts,
  placeOfReceipt: optionalLatinText(70),
  portOfLoading: latinText(70),
  portOfDischarge: latinText(70),
  placeOfDelivery: optionalLatinText(70),
  lines: z
    .array(z.extend(instructionLine, { kind: optionalLatinText(60) }))
    .check(z.minLength(1), z.maxLength(limits.instructionLinesMax)),
});
export type BillContent = z.output<typeof billContent>;

const typed = z.string().check(z.maxLength(2_000));

/** The same while it is written: anything that was typed. */
export const billForm = z.object({
  ...instructionForm.shape,
  ...facts,
  placeOfReceipt: typed,
  portOfLoading: typed,
  portOfDischarge: typed,
  placeOfDelivery: typed,
  lines: z.array(z.extend(instructionForm.shape.lines.def.element, { kind: typed })),
});
export type BillForm = z.output<typeof billForm>;

const own = {
  ...instructionFieldNames,
  billNo: '提单号',
  carrierBookingNo: '订舱号',
  vessel: '船名',
  voyage: '航次',
  placeOfReceipt: '收货地',
  portOfLoading: '装货港',
  portOfDischarge: '卸货港',
  placeOfDelivery: '交货地',
  kind: '包装种类',
  other: '其他',
} as const;

const isOwn = (name: string): name is keyof typeof own => Object.hasOwn(own, name);

/** Where a customer writes what belongs to no field. */
export const otherPath = 'other';

/** The name of the field at a dotted path: `收货人 地址`, `第 2 行 毛重`. */
export const billFieldName = (path: string): string => {
  const [first = '', index = '', name = ''] = path.split('.');
  if (first === 'dangerous') return `危险货物 ${Number(index) + 1}`;
  if (first === 'lines' && isOwn(name)) return `第 ${Number(index) + 1} 行 ${own[name]}`;
  return index === '' && isOwn(first) ? own[first] : instructionFieldName(path);
};

const partyParts = ['name', 'address', 'telephone', 'email'] as const;
const lineParts = [
  'containerNo',
  'sealNo',
  'description',
  'hsCode',
  'packages',
  'kind',
  'grossKg',
  'volumeM3',
] as const;

const within = (path: string, names: readonly string[]): string[] => names.map((name) => `${path}.${name}`);

/** The dotted paths of a draft's fields by group, in reading order. */
export const billGroups = ({ notifyParties, lines, dangerous, billType }: BillContent | BillForm) => ({
  parties: ['shipper', 'consignee', ...within('notifyParties', [...notifyParties.keys()].map(String))].flatMap(
    (party) => within(party, partyParts),
  ),
  carriage: [
    'billNo',
    'carrierBookingNo',
    'vessel',
    'voyage',
    'placeOfReceipt',
    'portOfLoading',
    'portOfDischarge',
    'placeOfDelivery',
  ],
  goods: [
    'marks',
    ...lines.flatMap((_, index) => within(`lines.${index}`, lineParts)),
    ...dangerous.map((_, index) => `dangerous.${index}.text`),
  ],
  terms: ['freightTerm', 'billType', ...(billType === 'original' ? ['originals'] : []), 'letterOfCredit'],
});

/** How many originals a release hands over; undefined for a telex release and a waybill. */
export const releasedOriginals = (
  kind: BillRelease['kind'],
  { billType, originals }: Pick<BillContent, 'billType' | 'originals'>,
): number | undefined => (kind === 'original' && billType === 'original' ? Number(originals) : undefined);

/** The dotted paths of a draft's fields, in reading order. */
export const billPaths = (content: BillContent | BillForm): string[] => Object.values(billGroups(content)).flat();

/** The values of a field that has a choice, with their names. */
export const billChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  freightTerm: { prepaid: '预付 FREIGHT PREPAID', collect: '到付 FREIGHT COLLECT' } satisfies Record<
    (typeof freightTerms)[number],
    string
  >,
  billType: {
    original: '正本提单 ORIGINAL BILL OF LADING',
    telex: '电放 TELEX RELEASE',
    seaWaybill: '海运单 SEA WAYBILL',
  } satisfies Record<(typeof billTypes)[number], string>,
  originals: { 1: '1 (ONE)', 2: '2 (TWO)', 3: '3 (THREE)' } satisfies Record<(typeof originalCounts)[number], string>,
};

/** The value of a field as its form holds it; empty without one. */
export const billValue = (content: BillContent | BillForm, path: string): string =>
  String((valueAt(content, path) as string | number | undefined) ?? '');

const units: Readonly<Record<string, string>> = { grossKg: 'kg', volumeM3: 'm³' };

/** The same as people read it, with its unit. */
export const billText = (content: BillContent, path: string): string => {
  const value = billValue(content, path);
  const unit = units[path.slice(path.lastIndexOf('.') + 1)];
  return billChoices[path]?.[value] ?? (unit !== undefined && value !== '' ? `${value} ${unit}` : value);
};

/** The paths at which two drafts differ, those that only one has included, in reading order. */
export const changedBillPaths = (before: BillContent, after: BillContent): string[] =>
  [...new Set([...billPaths(after), ...billPaths(before)])].filter(
    (path) => billText(before, path) !== billText(after, path),
  );

/** Fields that stand in the transport or the order, where they are corrected. */
const takenOver: ReadonlySet<string> = new Set(['billNo', 'carrierBookingNo', 'vessel', 'voyage']);

/** The fields that the desk corrects in a draft itself. */
export const correctablePaths = (content: BillContent | BillForm): string[] =>
  billPaths(content).filter((path) => !takenOver.has(path) && !path.startsWith('dangerous.'));

/** A draft as its form begins. */
export const billFormOf = (content: BillContent): BillForm => ({
  ...content,
  lines: content.lines.map(typedLine),
});

/** A form with some of its fields replaced; fields that it does not have, or that stand elsewhere, are left out. */
export const correctedBill = (form: BillForm, values: Readonly<Record<string, string>>): BillForm =>
  correctablePaths(form).reduce((after, path) => {
    const value = values[path];
    return value === undefined ? after : withValue(after, path, value);
  }, form);

/** Why fields of a draft are rejected, by dotted path. */
export type BillProblems = Readonly<Record<string, FieldProblem>>;

/** What is wrong with a draft, by field: unreadable or missing values, then contradictions to the order. */
export const billProblems = (form: BillForm, order?: InstructedOrder): BillProblems => {
  const problems = problemsOf(billContent, form);
  return Object.keys(problems).length > 0 || !order ? problems : instructionProblems(form, order);
};
