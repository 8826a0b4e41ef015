import { numberTyped, plainText } from '#contract/protocol/textInput.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { unitsOf } from '#contract/rules/rounding.ts';
import { importMessages } from '#server/import/messages.ts';
import { CellProblem } from '#server/import/problem.ts';

const messages = importMessages.cells;

/** How a cell is read and written. `read` gets a trimmed cell that is not empty, and throws `CellProblem`. */
export interface Kind<Value> {
  read: (cell: string) => Value;
  write: (value: Value) => string;
  /** The expected form, for the templates. */
  hint: string;
}

/** A column of a table. */
export interface Column {
  name: string;
  /** The header in Chinese; a file may use it or the name. */
  title: string;
  property: string;
  isRequired: boolean;
  /** The value of an empty cell. */
  otherwise: unknown;
  kind: Kind<unknown>;
  /** Other headers of files; case, blanks and punctuation are ignored. */
  aliases: readonly string[];
  /** Whether this column contains a port, which may be given by name instead of its code. */
  isPort?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** The column of the port whose Chinese name is used here if a file lacks this column. */
  portNameOf?: string;
}

interface ColumnOptions extends Pick<Column, 'isPort' | 'portNameOf'> {
  as?: string;
  otherwise?: unknown;
  aliases?: string;
}

const propertyOf = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A column; optional if it has a default for an empty cell. `aliases` are separated by `|`. */
export const column = <Value>(
  name: string,
  title: string,
  kind: Kind<Value>,
  { as, aliases, isPort, portNameOf, ...rest }: ColumnOptions = {},
): Column => ({
  name,
  title,
  property: as ?? propertyOf(name),
  isRequired: !('otherwise' in rest),
  otherwise: rest.otherwise,
  kind: kind as Kind<unknown>,
  aliases: aliases?.split('|') ?? [],
  ...(isPort && { isPort }),
  ...(portNameOf && { portNameOf }),
});

export const text = (max = 200, hint = ''): Kind<string> => ({
  read: (cell) => {
    if (cell.length > max) throw new CellProblem(messages.tooLong(max));
    return cell;
  },
  write: (value) => value,
  hint,
});

/** A code that matches a pattern; `typed` normalises it like forms do. */
export const code = (pattern: RegExp, hint: string, typed = (cell: string): string => cell): Kind<string> => ({
  read: (cell) => {
    const read = typed(cell);
    if (!pattern.test(read)) throw new CellProblem(messages.pattern(hint));
    return read;
  },
  write: (value) => value,
  hint,
});

const numberOf = (cell: string): number => {
  const read = numberTyped(plainText(cell));
  if (typeof read === 'string') throw new CellProblem(messages.notNumber);
  return read;
};

const marks = String.raw`US\$|USD|\$|美元|美金|CNY|RMB|人民币|¥|元`;
const marked = new RegExp(`^\\s*(?:(${marks})\\s*)?(.*?)\\s*(${marks})?\\s*$`, 'is');

/** The currency in a price cell, as in `USD 1,250`; undefined if none. */
export const currencyIn = (cell: string): Currency | undefined => {
  const [, before, , after] = marked.exec(plainText(cell)) ?? [];
  const mark = before ?? after;
  return mark === undefined ? undefined : /^(?:US|\$|美)/i.test(mark) ? '2' : '1';
};

const largest = 2_147_483_647;

/** An amount in whole units, as minor units. */
export const money: Kind<number> = {
  read: (cell) => {
    const typed = marked.exec(plainText(cell))?.[2] ?? cell;
    const value = numberOf(typed);
    // in some countries `2.150` means thousands
    if (/\.\d{3,}$/.test(typed)) throw new CellProblem(messages.decimals);
    if (value < 0) throw new CellProblem(messages.negative);
    const minor = unitsOf(value, 2);
    if (minor / 100 !== value) throw new CellProblem(messages.decimals);
    if (minor > largest) throw new CellProblem(messages.tooLarge);
    return minor;
  },
  write: (minor) => (minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)),
  hint: '1250 或 1250.50',
};

/** An amount that is a price: never 0. */
export const price: Kind<number> = {
  ...money,
  read: (cell) => {
    const minor = money.read(cell);
    if (minor === 0) throw new CellProblem(messages.noPrice);
    return minor;
  },
};

export const integer = (min: number, max: number): Kind<number> => ({
  read: (cell) => {
    const value = numberOf(cell);
    if (!Number.isInteger(value) || value < min || value > max) throw new CellProblem(messages.range(min, max));
    return value;
  },
  write: String,
  hint: `${min} 至 ${max} 的整数`,
});

export const decimal: Kind<number> = {
  read: (cell) => {
    const value = numberOf(cell);
    if (value < 0) throw new CellProblem(messages.negative);
    return value;
  },
  write: String,
  hint: '数字',
};

/** A word without case, blanks and punctuation. */
const wordKey = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** One of several values, by value, by Chinese name or by another name (`others`, separated by `|`). */
export const oneOf = <Value extends string>(
  names: Readonly<Record<Value, string>>,
  others: Partial<Readonly<Record<Value, string>>> = {},
): Kind<Value> => {
  const values = Object.keys(names) as Value[];
  const isNamed = (value: Value, key: string): boolean =>
    [value, ...(others[value]?.split('|') ?? [])].some((name) => wordKey(name) === key);
  const hint = values.map((value) => (names[value] === value ? value : `${value}（${names[value]}）`)).join('、');
  return {
    read: (cell) => {
      const found = values.find((value) => names[value] === cell || isNamed(value, wordKey(cell)));
      if (found === undefined) throw new CellProblem(messages.choice(hint));
      return found;
    },
    write: (value) => value,
    hint,
  };
};

const currencies: Readonly<Record<string, Currency>> = {
  CNY: '1',
  人民币: '1',
  RMB: '1',
  USD: '2',
  美元: '2',
  美金: '2',
  US$: '2',
};

export const currency: Kind<Currency> = {
  read: (cell) => {
    const found = currencies[cell.toUpperCase()];
    if (!found) throw new CellProblem(messages.choice('CNY、USD'));
    return found;
  },
  write: (value) => (value === '1' ? 'CNY' : 'USD'),
  hint: 'CNY 或 USD',
};

const flags: Readonly<Record<string, boolean>> = { Y: true, N: false, 是: true, 否: false, TRUE: true, FALSE: false };

export const flag: Kind<boolean> = {
  read: (cell) => {
    const found = flags[cell.toUpperCase()];
    if (found === undefined) throw new CellProblem(messages.choice('Y、N'));
    return found;
  },
  write: (value) => (value ? 'Y' : 'N'),
  hint: 'Y 或 N',
};

/** Several words separated by blanks. */
export const words: Kind<string[]> = {
  read: (cell) => cell.split(/[\s、，,]+/).filter((word) => word !== ''),
  write: (value) => value.join(' '),
  hint: '以空格分隔',
};

/** Several sentences separated by bars. */
export const sentences: Kind<string[]> = {
  read: (cell) =>
    cell
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  write: (value) => value.join('|'),
  hint: '以 | 分隔',
};
