import { onOneLine } from '#server/admin/localService.ts';
import type { ImportCounts } from '#server/db/schema/imports.ts';
import { tableNamed } from './sheet.ts';
import type { ImportPreview } from './importWork.ts';
import { importMessages } from './messages.ts';
import type { Problem } from './problem.ts';

const { preview } = importMessages;

const problemLine = ({ file, row, column, text }: Problem): string =>
  `  ${onOneLine([file, row === undefined ? '' : preview.row(row), column ?? '', text])}`;

const problemLines = (title: string, problems: readonly Problem[], count: number): string[] => {
  if (count === 0) return [];
  const more = count - problems.length;
  return [title, ...problems.map(problemLine), ...(more > 0 ? [preview.more(more)] : [])];
};

const countsLine = (title: string, { added, changed, ended, demo }: Omit<ImportCounts, 'table'>): string =>
  `${title}：${preview.counts(added, changed, ended)}${demo > 0 ? preview.demo(demo) : ''}`;

/** The preview as lines for a terminal. */
export const previewLines = ({ tables, problems, problemCount, notices, noticeCount }: ImportPreview): string[] => [
  ...problemLines(preview.problems(problemCount), problems, problemCount),
  ...problemLines(preview.notices(noticeCount), notices, noticeCount),
  ...tables.flatMap(({ title, changes, unchanged, kept, ...counts }) => {
    const shown = counts.added + counts.changed + counts.ended - changes.length;
    return [
      `${countsLine(title, counts)}${preview.unchanged(unchanged)}`,
      ...changes.map(({ kind, name, detail }) => `  ${onOneLine([preview.kinds[kind], name, detail])}`),
      ...(shown > 0 ? [preview.more(shown)] : []),
      ...(kept > 0 ? [`  ${importMessages.kept(kept)}`] : []),
    ];
  }),
];

/** The counts of an import as lines for a terminal. */
export const countsLines = (counts: readonly ImportCounts[]): string[] =>
  counts.map(({ table, ...each }) => countsLine(tableNamed(table)?.title ?? table, each));
