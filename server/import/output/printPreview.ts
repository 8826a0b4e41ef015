import { onOneLine } from '#server/admin/localService.ts';
import type { ImportCounts } from '#server/db/schema/imports.ts';
import { tableNamed } from '#server/import/files/sheet.ts';
import type { ImportPreview } from '#server/import/run/importWork.ts';
import { importMessages } from '#server/import/messages.ts';
import { formOf } from '#server/import/files/recognise.ts';
import type { Problem } from '#server/import/problem.ts';

const { preview } = importMessages;

const problemLine = ({ file, row, column, text, rows = 1 }: Problem): string =>
  `  ${onOneLine([file, row === undefined ? '' : preview.row(row, rows), column ?? '', text])}`;

const problemLines = (title: string, problems: readonly Problem[], count: number): string[] => {
  if (count === 0) return [];
  const more = count - problems.reduce((sum, { rows = 1 }) => sum + rows, 0);
  return [title, ...problems.map(problemLine), ...(more > 0 ? [preview.more(more)] : [])];
};

const countsLine = (title: string, { added, changed, ended, demo }: Omit<ImportCounts, 'table'>): string =>
  `${title}：${preview.counts(added, changed, ended)}${demo > 0 ? preview.demo(demo) : ''}`;

/** How a sheet that needs a confirmation is read. */
const sheetLines = ({ file, chosen, columns, headerRow }: ImportPreview['sheets'][number]): string[] => {
  const spec = chosen.table === null ? undefined : tableNamed(chosen.table);
  if (!spec) return [preview.sheet(file, preview.noTable, headerRow)];
  const { columns: known } = formOf(spec);
  const titleOf = (name: string): string => known.find((column) => column.name === name)?.title ?? name;
  return [
    preview.sheet(file, spec.title, headerRow),
    ...columns.map(({ header }, index) => {
      const target = chosen.columns[index];
      return `  ${onOneLine([header, '→', target ? titleOf(target) : preview.ignored])}`;
    }),
    ...Object.entries(chosen.fixed).map(([name, value]) => `  ${onOneLine([value, '→', titleOf(name)])}`),
  ];
};

/** The preview as lines for a terminal. */
export const previewLines = ({
  tables,
  problems,
  problemCount,
  notices,
  noticeCount,
  sheets,
}: ImportPreview): string[] => [
  ...sheets.filter(({ isConfirmed }) => !isConfirmed).flatMap(sheetLines),
  ...problemLines(preview.problems(problemCount), problems, problemCount),
  ...problemLines(preview.notices(noticeCount), notices, noticeCount),
  ...tables.flatMap(({ title, lanes, unchanged, kept, scope, ...counts }) => {
    const changes = lanes.flatMap((lane) => lane.changes).length;
    const more = counts.added + counts.changed + counts.ended - changes;
    return [
      `${countsLine(title, counts)}${preview.unchanged(unchanged)}${preview.scope(importMessages.scopes[scope])}`,
      ...lanes.flatMap((lane) => [
        ...(lane.name === ''
          ? []
          : [`  ${preview.lane(lane.name, preview.counts(lane.added, lane.changed, lane.ended))}`]),
        ...lane.changes.map(({ kind, name, detail }) => `  ${onOneLine([preview.kinds[kind], name, detail])}`),
      ]),
      ...(more > 0 ? [preview.more(more)] : []),
      ...(kept > 0 ? [`  ${importMessages.kept(kept)}`] : []),
    ];
  }),
];

/** The counts of an import as lines for a terminal. */
export const countsLines = (counts: readonly ImportCounts[]): string[] =>
  counts.map(({ table, ...each }) => countsLine(tableNamed(table)?.title ?? table, each));
