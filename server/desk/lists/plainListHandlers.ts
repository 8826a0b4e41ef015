import { deskList, deskListFile, plainColumns, timeColumns } from '#contract/desk/lists/plainLists.ts';
import { plainTitleZh } from '#contract/desk/lists/plainNames.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { tableFile } from '#server/support/tableFiles.ts';
import { fileLines } from './found.ts';
import { plainFileRows, plainPage } from './plainLists.ts';

const cellOf = (name: string, cell: string): string => (timeColumns.has(name) && cell !== '' ? dateMinute(cell) : cell);

/** The lists of enquiries, applications and companies, and their files. */
export const plainListHandlers = [
  handleDesk(deskList, (wanted, context) => plainPage(context, wanted)),
  handleDesk(deskListFile, async ({ list, view, only, format }, context) => {
    const columns = Object.entries(plainColumns[list]);
    const lines = fileLines(
      columns.map(([, nameZh]) => nameZh),
      plainFileRows(context, { list, view, only }),
      ({ cells }) => columns.map(([name]) => cellOf(name, cells[name] ?? '')),
    );
    return tableFile(plainTitleZh[list], format, lines);
  }),
];
