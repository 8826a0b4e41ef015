import * as z from 'zod/mini';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { chosenOf } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';

/**
 * The papers of dangerous goods that are made from an order: the multimodal dangerous goods form with the packing
 * certificate (IMDG 5.4.5, 5.4.2), the declaration to the maritime safety administration, the shipper's declaration of
 * air freight (ICAO TI 5;4, IATA DGR 8.1), and the consignment list of road transport (JT/T 617.5).
 */
export const dangerousPaperCodes = ['multimodal', 'maritime', 'air', 'road'] as const;
export type DangerousPaperCode = (typeof dangerousPaperCodes)[number];

/**
 * Where a missing fact is entered: a dotted path of the order form or of the shipping instruction, the code of a document to
 * upload (empty for any), or at the desk.
 */
const entryPlace = z.object({ page: z.enum(['order', 'instruction', 'documents', 'desk']), path: z.string() });
export type EntryPlace = z.output<typeof entryPlace>;

/** A fact that a paper must state and the order lacks, with the paragraph that requires it. */
const missingFact = z.object({
  /** `闪点`. */
  nameZh: z.string(),
  nameEn: z.string(),
  /** The number of the cargo item that lacks it, from 1; absent for a fact of the whole consignment. */
  item: z.optional(z.int().check(z.positive())),
  paragraph: z.string(),
  where: entryPlace,
});
export type MissingFact = z.output<typeof missingFact>;

/** The same fact of one or several cargo items, with every paragraph that requires it. */
export interface MissingGroup {
  /** The first fact; the page opens its field. */
  fact: MissingFact;
  /** The numbers of the cargo items, ascending; empty for a fact of the whole consignment. */
  items: readonly number[];
  paragraphs: readonly string[];
}

/** Facts by their name and the page that takes them: each once with all its cargo items and paragraphs. */
export const groupedMissing = (missing: readonly MissingFact[]): MissingGroup[] => {
  const groups = new Map<string, { fact: MissingFact; items: Set<number>; paragraphs: Set<string> }>();
  for (const fact of missing) {
    const key = `${fact.where.page} ${fact.item !== undefined} ${fact.nameZh}`;
    const group = groups.get(key) ?? { fact, items: new Set(), paragraphs: new Set() };
    if (fact.item !== undefined) group.items.add(fact.item);
    group.paragraphs.add(fact.paragraph);
    groups.set(key, group);
  }
  return Array.from(groups.values(), ({ fact, items, paragraphs }) => ({
    fact,
    items: [...items].toSorted((one, other) => one - other),
    paragraphs: [...paragraphs],
  }));
};

/** Numbers from 1 with a dash for what follows each other: `1—3、5`. */
export const rangesText = (numbers: readonly number[], separator = '、'): string =>
  numbers
    .filter((number) => !numbers.includes(number - 1))
    .map((first) => {
      let last = first;
      while (numbers.includes(last + 1)) last += 1;
      return first === last ? String(first) : `${first}—${last}`;
    })
    .join(separator);

/** A paper of an order, and what it still lacks. */
export const dangerousPaperState = z.object({
  code: z.enum(dangerousPaperCodes),
  nameZh: z.string(),
  missing: z.array(missingFact),
});
export type DangerousPaperState = z.output<typeof dangerousPaperState>;

/** Which paper of which order, as a PDF to sign or as JSON. */
export const dangerousPaperChoice = z.object({
  orderNo: givenOrderNo,
  paper: chosenOf(dangerousPaperCodes),
  format: z._default(z.enum(['pdf', 'json']), 'pdf'),
});
export type DangerousPaperFormat = z.output<typeof dangerousPaperChoice>['format'];

export const dangerousPaperFile = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/dangerousPaper',
  summary:
    '下载订单的危险货物单证（PDF 或 JSON）：多式联运危险货物单与装箱证明、安全适运申报、空运申报单、道路托运清单',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: dangerousPaperChoice,
  output: file,
});
