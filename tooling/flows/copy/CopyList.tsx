import { useState } from 'react';
import type { CopyRow } from './copyRows.ts';
import { pagesOf } from './copyRows.ts';
import { hashOfRow } from './workbook.ts';

const shownAtFirst = 100;

/** The stories that show a row, in one line. */
const placesZh = (row: CopyRow): string => {
  const [first, ...others] = pagesOf(row);
  if (!first) return '没有画面';
  const [page, states] = first;
  const more = states.length > 1 ? `等 ${states.length} 个状态` : '';
  return `${page}：${states[0]}${more}${others.length > 0 ? `，另有 ${others.length} 处` : ''}`;
};

/** Texts as a list, the first hundred at first. */
export function CopyList({ rows }: { rows: readonly CopyRow[] }) {
  const [most, setMost] = useState(shownAtFirst);
  return (
    <>
      <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
        {rows.slice(0, most).map((row) => (
          <li key={`${row.key} ${row.text}`}>
            <a
              href={hashOfRow(row)}
              className="grid gap-x-6 gap-y-0.5 px-3 py-2 hover:bg-sunken sm:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_8rem]"
            >
              <span className="line-clamp-3 wrap-anywhere">{row.text}</span>
              <span className="text-sm text-ink-soft">{placesZh(row)}</span>
              <span className="text-sm text-ink-soft">{row.key === '' ? '来自数据' : row.area}</span>
            </a>
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <button
          type="button"
          onClick={() => setMost(most + 5 * shownAtFirst)}
          className="mt-3 h-10 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
        >
          再显示 {Math.min(5 * shownAtFirst, rows.length - most)} 条
        </button>
      )}
    </>
  );
}
