import type { DangerousPaperCode, EntryPlace, MissingFact } from '#contract/orders/dangerousPapers.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { InstructionForm, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';

/** What a paper is made from: the order, what its instruction and transport say, and names in English. */
export interface PaperOrder extends Pick<
  OrderDetail,
  'orderNo' | 'line' | 'order' | 'offer' | 'shipment' | 'documents'
> {
  /** The lines of the submitted shipping instruction; empty without one. */
  lines: ShippingInstruction['lines'];
  /** The lines that the page of the instruction shows: of its draft, of what was submitted last, or of the order. */
  shownLines: InstructionForm['lines'];
  /** The marks of the submitted shipping instruction, or of the draft bill of lading that follows it; empty without one. */
  marks: string;
  /** The English names of ports by code. */
  portNames: ReadonlyMap<string, string>;
  /** The day in China on which the paper is made, `2026-03-02`. */
  preparedOn: string;
}

/** A box of a paper; one with `where` must be filled, and one without a value is then missing. */
export interface PaperField {
  key: string;
  nameZh: string;
  nameEn: string;
  value: string;
  /** The paragraph that requires or defines it. */
  paragraph: string;
  where?: EntryPlace;
}

/** A group of boxes; `item` is the number of a cargo item, from 1. */
export interface PaperSection {
  titleZh: string;
  titleEn: string;
  item?: number;
  fields: readonly PaperField[];
}

/** What somebody signs: its wording, and the boxes that are filled in by hand. */
export interface PaperStatement {
  titleZh: string;
  titleEn: string;
  paragraph: string;
  textEn: string;
  textZh: string;
  byHand: readonly string[];
}

/** A paper of dangerous goods with what it lacks. */
export interface DangerousPaper {
  code: DangerousPaperCode;
  titleZh: string;
  titleEn: string;
  /** The text that the paper follows. */
  source: string;
  sections: readonly PaperSection[];
  statements: readonly PaperStatement[];
  missing: readonly MissingFact[];
}

/** A field: its name in both languages, its paragraph and value, and where it is entered if it must be filled. */
export const field = (
  key: string,
  [nameZh, nameEn]: readonly [string, string],
  paragraph: string,
  value: string,
  where?: EntryPlace,
): PaperField => ({ key, nameZh, nameEn, value: value.trim(), paragraph, ...(where && { where }) });

export const inOrder = (path: string): EntryPlace => ({ page: 'order', path });
export const inInstruction = (path: string): EntryPlace => ({ page: 'instruction', path });
/** A document of the order: of a kind, or any. */
export const inDocuments = (path: string): EntryPlace => ({ page: 'documents', path });
export const atDesk: EntryPlace = { page: 'desk', path: '' };

/** Whether a box must be filled and is not. */
export const isMissing = ({ value, where }: PaperField): boolean => where !== undefined && value === '';

/** Whether a box is printed: with its value, or because it must be filled. */
export const isPrinted = ({ value, where }: PaperField): boolean => value !== '' || where !== undefined;

/** A paper with the list of what its boxes lack. */
export const withMissing = (paper: Omit<DangerousPaper, 'missing'>): DangerousPaper => ({
  ...paper,
  missing: paper.sections.flatMap(({ item, fields }) =>
    fields.flatMap((one) =>
      one.where && isMissing(one)
        ? [
            {
              nameZh: one.nameZh,
              nameEn: one.nameEn,
              ...(item !== undefined && { item }),
              paragraph: one.paragraph,
              where: one.where,
            },
          ]
        : [],
    ),
  ),
});

/** The dangerous cargo items of an order with their index in it. */
export const dangerousItems = ({ order }: Pick<PaperOrder, 'order'>) =>
  order.cargo.flatMap(({ dangerous, ...item }, index) => (dangerous ? [{ index, item, dangerous }] : []));
export type DangerousItem = ReturnType<typeof dangerousItems>[number];
