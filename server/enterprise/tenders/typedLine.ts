import { committedMax } from '#contract/desk/deskLimits.ts';
import { goodsCodeIn } from '#contract/desk/contractDesk.ts';
import { numberTyped, plainText } from '#contract/protocol/textInput.ts';
import type { GoodsScope } from '#contract/rules/pricing/contractRates.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { portGiven } from '#contract/search/lane.ts';
import type { ports } from '#server/db/schema/reference.ts';
import type { tenderLines } from '#server/db/schema/tenders.ts';
import { currency, currencyIn, price } from '#server/import/files/columns.ts';
import { CellProblem } from '#server/import/problem.ts';
import { tenderMessages as messages } from './messages.ts';

/** A field of a line. */
export type Field =
  | 'origin'
  | 'destination'
  | 'item'
  | 'quantity'
  | 'dangerous'
  | 'hazardClass'
  | 'unNumber'
  | 'target'
  | 'currency'
  | 'remark';
/** A line as typed. */
export type TypedLine = Readonly<Record<Field, string>>;
export type Port = typeof ports.$inferSelect;

/** A line as stored, without its position. */
export type NewLine = Omit<typeof tenderLines.$inferInsert, 'id' | 'tenderId' | 'position'>;

class FieldProblem extends Error {
  readonly field: Field;
  constructor(field: Field, message: string) {
    super(message);
    this.field = field;
  }
}

const items: Readonly<Record<string, ContainerType>> = {
  '20GP': '20GP',
  '20DC': '20GP',
  '20DV': '20GP',
  '40GP': '40GP',
  '40DC': '40GP',
  '40DV': '40GP',
  '40HQ': '40HQ',
  '40HC': '40HQ',
};

const itemIn = (typed: string): ContainerType => {
  const found =
    items[
      plainText(typed)
        .toUpperCase()
        .replaceAll(/[^0-9A-Z]/g, '')
    ];
  if (!found) throw new FieldProblem('item', messages.itemUnknown);
  return found;
};

const quantityIn = (typed: string): number => {
  const read = numberTyped(plainText(typed));
  if (typeof read !== 'number' || !Number.isInteger(read) || read < 1 || read > committedMax)
    throw new FieldProblem('quantity', messages.quantityWrong);
  return read;
};

const flags: Readonly<Record<string, boolean>> = {
  是: true,
  危险品: true,
  Y: true,
  YES: true,
  TRUE: true,
  否: false,
  普通货物: false,
  普货: false,
  N: false,
  NO: false,
  FALSE: false,
};

/** The goods of a line: a UN number is more exact than a class, and a class than "dangerous". */
const goodsIn = ({ dangerous, hazardClass, unNumber }: TypedLine): { goodsScope: GoodsScope; goodsCode: string } => {
  const isNamed = hazardClass !== '' || unNumber !== '';
  const isDangerous = dangerous === '' && isNamed ? true : flags[plainText(dangerous).toUpperCase()];
  if (isDangerous === undefined) throw new FieldProblem('dangerous', messages.dangerousMissing);
  if (!isDangerous && isNamed) throw new FieldProblem('dangerous', messages.dangerousDenied);
  if (!isDangerous) return { goodsScope: 'ordinary', goodsCode: '' };
  const bareClass = plainText(hazardClass).replace(/^(?:class|imo|第)?\s*([\d.]+)\s*类?$/i, '$1');
  const ofClass = hazardClass === '' ? '' : goodsCodeIn({ goodsScope: 'hazardClass', goodsCode: bareClass });
  if (ofClass === undefined) throw new FieldProblem('hazardClass', messages.classWrong);
  const ofUn = unNumber === '' ? '' : goodsCodeIn({ goodsScope: 'unNumber', goodsCode: unNumber });
  if (ofUn === undefined) throw new FieldProblem('unNumber', messages.unWrong);
  if (ofUn !== '') return { goodsScope: 'unNumber', goodsCode: ofUn };
  return ofClass === ''
    ? { goodsScope: 'dangerous', goodsCode: '' }
    : { goodsScope: 'hazardClass', goodsCode: ofClass };
};

/** Reads a cell of an import column kind. */
const cell = <Value>(field: Field, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    throw new FieldProblem(field, error.message);
  }
};

/** The line of a typed row, or all its problems. */
export const lineIn = (typed: TypedLine, known: readonly Port[]): { line: NewLine } | { problems: FieldProblem[] } => {
  const problems: FieldProblem[] = [];
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems.push(error);
      return undefined;
    }
  };
  const portAt = (field: 'origin' | 'destination', end: 'loading' | 'discharging') =>
    attempt(() => {
      const found = portGiven(known, end, { name: typed[field], code: '' });
      if (!found) throw new FieldProblem(field, messages.portUnknown);
      return found;
    });
  const origin = portAt('origin', 'loading');
  const destination = portAt('destination', 'discharging');
  if (origin && destination && origin.code === destination.code)
    problems.push(new FieldProblem('destination', messages.samePorts));
  const itemCode = attempt(() => itemIn(typed.item));
  const quantity = attempt(() => quantityIn(typed.quantity));
  const goods = attempt(() => goodsIn(typed));
  const targetAmount = attempt(() => cell('target', () => (typed.target === '' ? null : price.read(typed.target))));
  const targetCurrency = attempt(() =>
    cell('currency', () =>
      typed.currency === '' ? (currencyIn(typed.target) ?? '2') : currency.read(plainText(typed.currency)),
    ),
  );
  if (
    problems.length > 0 ||
    !origin ||
    !destination ||
    itemCode === undefined ||
    quantity === undefined ||
    !goods ||
    targetAmount === undefined ||
    targetCurrency === undefined
  )
    return { problems };
  const line = {
    originCode: origin.code,
    originZh: origin.nameZh,
    destinationCode: destination.code,
    destinationZh: destination.nameZh,
    itemCode,
    quantity,
    ...goods,
    targetAmount,
    targetCurrency,
    remark: typed.remark,
  };
  return { line };
};

/** Identifies what a line prices: no two lines of a tender price the same. */
export const lineKey = (
  line: Pick<NewLine, 'originCode' | 'destinationCode' | 'itemCode' | 'goodsScope' | 'goodsCode'>,
): string => [line.originCode, line.destinationCode, line.itemCode, line.goodsScope, line.goodsCode].join(' ');
