import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import type { Kind } from './columns.ts';
import { importMessages } from './messages.ts';
import { CellProblem } from './problem.ts';

const messages = importMessages.cells;

const dayPattern = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const timePattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?$/;

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

/** The beginning of a day in China, or an instant there. */
export const startingAt: Kind<Date> = {
  read: (cell) => midnightOf(cell) ?? instantOf(cell),
  write: (at) => (isMidnight(at) ? chinaDayOf(at) : instantText(at)),
  hint: '2026-12-01（当日零点起），或 2026-12-01 18:00:00',
};

/** The end of a day in China, which counts in full, or an instant there. */
export const endingAt: Kind<Date> = {
  read: (cell) => {
    const midnight = midnightOf(cell);
    return midnight ? daysLater(midnight, 1) : instantOf(cell);
  },
  write: (at) => (isMidnight(at) ? chinaDayOf(daysLater(at, -1)) : instantText(at)),
  hint: '2026-12-31（含当日），或 2026-12-31 18:00:00',
};
