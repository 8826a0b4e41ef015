import * as z from 'zod/mini';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import {
  because,
  chosenOf,
  count,
  email,
  latinText,
  optionalCode,
  optionalLatinText,
  quantity,
  telephone,
} from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { containerNumber, hsCode } from '#contract/protocol/registryNumbers.ts';
import { billTypes } from './bill/billState.ts';
import { billLines, billLinesMax } from './billLines.ts';
import { draftSavedAt, knownDraft } from './knownDraft.ts';

const instant = z.iso.datetime();
const orderNo = givenOrderNo;

/** Text in English that fits the lines of a bill of lading. */
const printed = (max: number, lines: number) =>
  latinText(max).check(z.refine((text) => billLines(text).length <= lines, because('tooLong')));
const optionallyPrinted = (max: number, lines: number) => z.union([z.literal(''), printed(max, lines)]);

/** A party of a bill of lading, which names it in English. */
const party = z.object({
  name: latinText(70),
  address: printed(200, billLinesMax.address),
  telephone: z.union([z.literal(''), telephone]),
  email: z.union([z.literal(''), email]),
});

/** A consignee `TO ORDER` has no address of its own. */
const consignee = z.object({ ...party.shape, address: optionallyPrinted(200, billLinesMax.address) });

/** Goods of one cargo item in one container, or of a consolidation without a container of its own. */
export const instructionLine = z.object({
  /** The cargo item of the order, from 0. */
  cargo: z.int().check(z.nonnegative(), z.lt(limits.cargoItemsMax)),
  containerNo: z.union([z.literal(''), containerNumber]),
  /** 15 characters, as in DCSA's `Seal`. */
  sealNo: optionalCode(15),
  description: printed(1_000, billLinesMax.description),
  hsCode,
  packages: count(limits.packagesMax),
  grossKg: quantity(limits.grossKgMax, 'kg'),
  volumeM3: quantity(limits.volumeM3Max, 'm3'),
});

/** How many originals a bill of lading is issued in. */
export const originalCounts = ['1', '2', '3'] as const;
export const freightTerms = ['prepaid', 'collect'] as const;

/** One of these values, as a form holds it. */
const typedChoice = <const Values extends readonly string[]>(values: Values) => z.pipe(z.string(), chosenOf(values));

/** What the carrier prints on the bill of lading, as the customer submits it. */
export const shippingInstruction = z.object({
  shipper: party,
  consignee,
  /** The first, the second and the other notify party. */
  notifyParties: z.array(party).check(z.maxLength(limits.notifyPartiesMax)),
  marks: optionallyPrinted(500, billLinesMax.marks),
  freightTerm: typedChoice(freightTerms),
  billType: typedChoice(billTypes),
  /** Of no effect unless the bill of lading is an original. */
  originals: typedChoice(originalCounts),
  letterOfCredit: optionalLatinText(1_000),
  lines: z.array(instructionLine).check(z.minLength(1), z.maxLength(limits.instructionLinesMax)),
});
export type ShippingInstruction = z.output<typeof shippingInstruction>;

const typed = z.string().check(z.maxLength(2_000));
const typedParty = z.object({ name: typed, address: typed, telephone: typed, email: typed });

/** The same while it is written: anything that was typed. */
export const instructionForm = z.object({
  shipper: typedParty,
  consignee: typedParty,
  notifyParties: z.array(typedParty).check(z.maxLength(limits.notifyPartiesMax)),
  marks: typed,
  freightTerm: typed,
  billType: typed,
  originals: typed,
  letterOfCredit: typed,
  lines: z
    .array(
      z.object({
        cargo: instructionLine.shape.cargo,
        containerNo: typed,
        sealNo: typed,
        description: typed,
        hsCode: typed,
        packages: typed,
        grossKg: typed,
        volumeM3: typed,
      }),
    )
    .check(z.maxLength(limits.instructionLinesMax)),
});
export type InstructionForm = z.output<typeof instructionForm>;
export type InstructionParty = InstructionForm['consignee'];

/** A submitted instruction; versions count from 1. */
export const instructionVersion = z.object({
  version: z.int().check(z.positive()),
  submittedAt: instant,
  content: shippingInstruction,
});
export type InstructionVersion = z.output<typeof instructionVersion>;

/** The last version that the customer knows, 0 before the first: what another page has overtaken changes nothing. */
const after = z.int().check(z.nonnegative());

/** Every version of an order's instruction, the oldest first. */
export const instructionVersions = z.array(instructionVersion);

export const orderInstruction = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/instruction',
  summary: '订单的补料（提单指示）：未提交的草稿与历次提交的内容',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo }),
  output: z.object({ draft: z.nullable(instructionForm), savedAt: draftSavedAt, versions: instructionVersions }),
});
export type StoredInstruction = z.output<(typeof orderInstruction)['output']>;

export const saveInstruction = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/instruction/draft',
  summary: '保存补料草稿，不作检查',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, after, known: knownDraft, form: instructionForm }),
  output: z.null(),
});

export const submitInstruction = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/instruction/submit',
  summary: '提交补料，截单前可再次提交更改；与订单、截单时间核对',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, after, known: knownDraft, form: shippingInstruction }),
  output: instructionVersion,
});

export const instructionExport = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/instruction/dcsa',
  summary: '导出已提交的补料：DCSA Shipping Instructions 3.0 的 JSON',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo }),
  output: file,
});
