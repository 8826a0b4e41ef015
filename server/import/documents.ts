import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { textOf } from './files/files.ts';
import { importMessages } from './messages.ts';
import type { Problem } from './problem.ts';
import type { Sheet } from './files/sheet.ts';
import type { TableSpec } from './tableSpec.ts';

const mark = /^---\s*$/;

/** The last column is the text below the front matter; `id` is the name of the file. */
const bodyOf = ({ columns }: TableSpec) => columns.at(-1)!;

/** Reads a document: a front matter of fields between two lines `---`, then the text. */
export const documentOf = (spec: TableSpec, name: string, { path, bytes }: ImportFile): Sheet | Problem => {
  const text = textOf(bytes);
  if (text === undefined) return { file: path, text: importMessages.files.encoding };
  if (text.trim() === '') return { file: path, text: importMessages.files.empty };
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && mark.test(line));
  if (!mark.test(lines[0] ?? '') || end < 0) return { file: path, row: 1, text: importMessages.files.head };

  const values = new Map<string, string>([['id', name]]);
  const lineOf = new Map<string, number>();
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (line.trim() === '') continue;
    const row = index + 2;
    const [, field = '', value = ''] = /^\s*([^:：]+?)\s*[:：]\s*(.*)$/.exec(line) ?? [];
    if (field === '') return { file: path, row, text: importMessages.files.headLine };
    const column = spec.columns.find((each) => each.name === field || each.title === field);
    if (!column) return { file: path, row, column: field, text: importMessages.columns.unknown };
    const known = lineOf.has(column.name) ? values.get(column.name) : undefined;
    // a field with several values has a line for each
    values.set(column.name, known === undefined ? value : `${known}\n${value}`);
    if (!lineOf.has(column.name)) lineOf.set(column.name, row);
  }
  values.set(
    bodyOf(spec).name,
    lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  );
  lineOf.set(bodyOf(spec).name, end + 2);
  return {
    spec,
    file: path,
    header: spec.columns.map((each) => each.name),
    targets: spec.columns.map((each) => each.name),
    headerRow: 1,
    rows: [
      {
        file: path,
        row: 1,
        cells: spec.columns.map((each) => values.get(each.name) ?? ''),
        lines: spec.columns.map((each) => lineOf.get(each.name) ?? 1),
      },
    ],
  };
};

/** Writes a row of texts as a document. */
export const writeDocument = (spec: TableSpec, cells: readonly string[]): string => {
  const head = spec.columns.slice(0, -1).flatMap(({ name }, index) => {
    const cell = cells[index] ?? '';
    return name === 'id' || cell === '' ? [] : cell.split('\n').map((line) => `${name}: ${line}`);
  });
  return ['---', ...head, '---', '', cells.at(-1) ?? '', ''].join('\n');
};
