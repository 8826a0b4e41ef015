import { toneZh } from '../charts/DifferenceList.tsx';
import { storeFile } from '../changes/saved.ts';
import { toneOfText } from '../changes/TextChanges.tsx';
import { hashOf } from '../handbook/route.ts';
import { areaOf } from './copyData.ts';
import type { CopyRow } from './copyRows.ts';
import { pagesOf } from './copyRows.ts';
import type { TextChange } from './deck.ts';

/** An absolute address. */
const addressOf = (hash: string): string => new URL(hash, globalThis.location.href).href;

/** The address of a row: its own, or that of the first story that shows it. */
export const hashOfRow = ({ key, places: [first] }: CopyRow): string =>
  hashOf(key === '' ? { page: 'copy', story: first?.story.id } : { page: 'copy', key });

/** One line for each page that shows a text; one for a text that none shows. */
const linesOf = (row: CopyRow): string[][] => {
  const { key, text, file, area } = row;
  const source = key === '' ? ['来自数据', ''] : [file, key];
  const end = [text, ...source, addressOf(hashOfRow(row))];
  const pages = [...pagesOf(row)];
  return pages.length === 0
    ? [[area, '', '没有画面', ...end]]
    : pages.map(([page, states]) => [area, page, [...new Set(states)].join('、')].concat(end));
};

/** Stores rows as an Excel workbook, with the changes of texts on a separate sheet. */
export const storeWorkbook = async (
  rows: readonly CopyRow[],
  changes: { title: string; texts: readonly TextChange[] } | undefined,
): Promise<void> => {
  const { writeXlsx } = await import('hucre/xlsx');
  const sheets = [
    {
      name: '文案',
      rows: [['区域', '页面或流程', '状态', '文案', '来源文件', '键', '地址'], ...rows.flatMap(linesOf)],
      columns: [12, 18, 30, 60, 30, 30, 40].map((width) => ({ width })),
    },
  ];
  if (changes)
    sheets.push({
      name: '变化',
      rows: [
        [changes.title],
        ['变化', '区域', '原来的文案', '现在的文案', '键', '地址'],
        ...changes.texts.map((change) => [
          toneZh[toneOfText(change)],
          areaOf(change.key),
          change.before ?? '',
          change.after ?? '',
          change.key,
          addressOf(hashOf({ page: 'copy', key: change.key })),
        ]),
      ],
      columns: [8, 14, 50, 50, 30, 40].map((width) => ({ width })),
    });
  const bytes = await writeXlsx({ sheets });
  storeFile(
    bytes as Uint8Array<ArrayBuffer>,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '文案表.xlsx',
  );
};
