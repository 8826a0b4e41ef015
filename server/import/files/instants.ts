import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import type { Kind } from './columns.ts';
import { importMessages } from '#server/import/messages.ts';
import { CellProblem } from '#server/import/problem.ts';

const messages = importMessages.cells;

const dayPattern = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const timePattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?$/;

/** 1 January 1954 and 31 December 2119: numbers between are spreadsheet days, not years or weeks. */
const serials = { first: 19_725, last: 80_353 };

/** Days from 1970 to day 0 of spreadsheets, 30 December 1899. */
const serialOf1970 = 25_569;

/**
 * The local time of a spreadsheet's serial number, as `2026-12-01` or with seconds; any other cell unchanged.
 * Unformatted cells and CSV files contain such numbers.
 */
export const withoutSerial = (cell: string): string => {
  const days = /^\d{5}(?:\.\d+)?$/.test(cell) ? Number(cell) : 0;
  if (days < serials.first || days > serials.last) return cell;
  const local = new Date(Math.round((days - serialOf1970) * 86_400) * 1_000);
  return local.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
};

const compact = /^(\d{4})(\d{2})(\d{2})$/;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `21-Dec-2026` and `21.12.2026` as `2026-12-21`; `12/21/2026` may be either and stays as it is. */
const withMonthInside = (cell: string): string => {
  const [, day, name = '', year] = /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*[-/. ,]*(\d{4})$/i.exec(cell) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return month > 0 ? `${year}-${month}-${day}` : cell.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$3-$2-$1');
};

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[\s,-]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;

/**
 * The cells of a column, with days like `28/05/2026 - 11:00` as `2026-05-28 11:00` if a day over 12 of any cell shows whether
 * its days or its months come first; other cells stay.
 */
export const inDayOrder = (cells: readonly string[]): string[] => {
  const parts = cells.map((cell) => slashed.exec(plainText(cell).trim()));
  const isOver12 = (at: 1 | 2): boolean => parts.some((part) => Number(part?.[at]) > 12);
  const [isDayFirst, isMonthFirst] = [isOver12(1), isOver12(2)];
  if (isDayFirst === isMonthFirst) return [...cells];
  return cells.map((cell, index) => {
    const [, one = '', two = '', year, time = ''] = parts[index] ?? [];
    if (year === undefined) return cell;
    const day = [year, ...(isDayFirst ? [two, one] : [one, two])].map((part) => part.padStart(2, '0')).join('-');
    return time === '' ? day : `${day} ${time.padStart(time.length < 6 ? 5 : 8, '0')}`;
  });
};

/** A day or an instant in one of the forms that files have. */
const plainly = (cell: string): string =>
  withMonthInside(withoutSerial(plainText(cell).trim()))
    .replace(compact, '$1-$2-$3')
    .replace(/^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}) 0?0:00(?::00)?$/, '$1');

const midnightOf = (cell: string): Date | undefined => {
  const [, year, month = '', dayOfMonth = ''] = dayPattern.exec(cell) ?? [];
  if (year === undefined) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const midnight = new Date(`${day}T00:00:00+08:00`);
  // 30 February
  return Number.isNaN(midnight.getTime()) || chinaDayOf(midnight) !== day ? undefined : midnight;
};

const instantOf = (cell: string): Date => {
  const [, day, minutes, seconds = ':00'] = timePattern.exec(cell) ?? [];
  const at = day === undefined ? undefined : new Date(`${day}T${minutes}${seconds}+08:00`);
  if (!at || Number.isNaN(at.getTime()) || !midnightOf(day!)) throw new CellProblem(messages.notDay);
  return at;
};

const instantText = (at: Date): string => {
  const local = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, -1).replace('T', ' ');
  return local.replace(/\.000$/, '');
};

const isMidnight = (at: Date): boolean => instantText(at).endsWith(' 00:00:00');

/** What a column of times holds that `inDayOrder` may reorder. */
export const isTime = (kind: Kind<unknown>): boolean => kind === startingAt || kind === endingAt;

/** The beginning of a day in China, or an instant there. */
export const startingAt: Kind<Date> = {
  read: (cell) => {
    const typed = plainly(cell);
    return midnightOf(typed) ?? instantOf(typed);
  },
  write: (at) => (isMidnight(at) ? chinaDayOf(at) : instantText(at)),
  hint: '2026-12-01（当日零点起），或 2026-12-01 18:00:00',
};

/** The end of a day in China, which is included, or an instant there. */
export const endingAt: Kind<Date> = {
  read: (cell) => {
    const typed = plainly(cell);
    const midnight = midnightOf(typed);
    return midnight ? daysLater(midnight, 1) : instantOf(typed);
  },
  write: (at) => (isMidnight(at) ? chinaDayOf(daysLater(at, -1)) : instantText(at)),
  hint: '2026-12-31（含当日），或 2026-12-31 18:00:00',
};
