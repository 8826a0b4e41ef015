// `npm run import`: replaces the demo data with the company's own, from a folder or a workbook.
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { print } from '#server/admin/localService.ts';
import { dateTime } from '#server/app/pages/format.ts';
import type { Config } from '#server/config/config.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import { tableNamed } from '#server/import/files/sheet.ts';
import type { ImportChoices, ImportScope, SheetChoice } from '#contract/desk/import/importChoices.ts';
import { importScopes, noChoices } from '#contract/desk/import/importChoices.ts';
import type { ImportPreview } from '#server/import/run/importWork.ts';
import { templateFiles, templateWorkbook } from '#server/import/output/exportFiles.ts';
import { readSource, writeFolder } from '#server/import/files/folder.ts';
import type { Importer } from '#server/import/run/importer.ts';
import { withImporter } from '#server/import/run/importer.ts';
import { importMessages } from '#server/import/messages.ts';
import { countsLines, previewLines } from '#server/import/output/printPreview.ts';
import { runCommand } from './runCommand.ts';

const messages = importMessages.command;

const optionsOf = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        preview: { type: 'boolean' },
        yes: { type: 'boolean' },
        undo: { type: 'boolean' },
        list: { type: 'boolean' },
        templates: { type: 'string' },
        scope: { type: 'string' },
        table: { type: 'string' },
        fixed: { type: 'string', multiple: true },
        partial: { type: 'boolean' },
      },
    });
  } catch {
    throw new StartProblem(messages.usage);
  }
};

const writeTemplates = async (target: string): Promise<void> => {
  if (!/\.xlsx$/i.test(target)) {
    const files = templateFiles();
    writeFolder(target, files);
    return print(messages.written(target, files.length));
  }
  if (existsSync(target)) throw new StartProblem(messages.exists(target));
  writeFileSync(target, await templateWorkbook());
  return print(messages.written(target, 1));
};

const isAgreed = async (): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new StartProblem(messages.needsYes);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(messages.confirm);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};

interface Options {
  preview?: boolean | undefined;
  yes?: boolean | undefined;
  scope?: string | undefined;
  table?: string | undefined;
  fixed?: string[] | undefined;
  partial?: boolean | undefined;
}

const isScope = (typed: string): typed is ImportScope => importScopes.some((scope) => scope === typed);

/** `航线服务代码=HX1` as a column of the table with its value, which applies to every row. */
const fixedIn = (table: string, given: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    given.map((each) => {
      const [typed = '', ...value] = each.split('=');
      const column = tableNamed(table)?.columns.find(({ name, title }) => [name, title].includes(typed.trim()));
      if (!column) throw new StartProblem(messages.noColumn(typed, table));
      return [column.name, value.join('=')];
    }),
  );

/** The text for the options and the preview: how each unconfirmed sheet is read, and what is replaced. */
const choicesFor = (
  { sheets, tables }: ImportPreview,
  { scope, table, partial, fixed = [] }: Options,
): ImportChoices => {
  if (scope !== undefined && !isScope(scope)) throw new StartProblem(messages.usage);
  const named = table === undefined ? undefined : tableNamed(table);
  if (table !== undefined && !named) throw new StartProblem(messages.noTable(table));
  if (fixed.length > 0 && !named) throw new StartProblem(messages.usage);
  const fitting = sheets.filter(({ isConfirmed }) => !isConfirmed);
  const first = fitting.find(({ fits }) => fits.some((fit) => fit.table === named?.name));
  const chosen = fitting.map((sheet): SheetChoice => {
    if (!named) return sheet.chosen;
    const columns = sheet.fits.find((fit) => fit.table === named.name)?.columns ?? sheet.chosen.columns;
    const read = sheet === first ? { table: named.name, columns } : { table: null };
    return Object.assign(
      {},
      sheet.chosen,
      read,
      sheet === first && { fixed: { ...sheet.chosen.fixed, ...fixedIn(named.name, fixed) } },
    );
  });
  const names = new Set([...tables.map(({ name }) => name), ...chosen.flatMap((each) => each.table ?? [])]);
  const scopes = scope === undefined ? {} : Object.fromEntries([...names].map((name) => [name, scope]));
  return { sheets: chosen, scopes, isPartial: partial ?? false };
};

const importFrom = async (importer: Importer, source: string, options: Options): Promise<void> => {
  const files = readSource(source);
  const first = await importer.preview(files, noChoices);
  const choices = choicesFor(first, options);
  // several sheets may belong to the same table: the first is a guess
  const isUnclear = first.sheets.some(({ isConfirmed, chosen }) => !isConfirmed && chosen.table === null);
  const isChosen = choices.sheets.length > 0 || options.scope !== undefined || choices.isPartial;
  const preview = isChosen ? await importer.preview(files, choices) : first;
  // as they are read, including those confirmed by options
  const sheets = first.sheets.map((sheet) =>
    Object.assign({}, sheet, { chosen: choices.sheets.find(({ file }) => file === sheet.file) ?? sheet.chosen }),
  );
  for (const line of previewLines({ ...preview, sheets })) print(line);
  if (isUnclear && options.table === undefined) throw new StartProblem(messages.unclear);
  if (preview.fingerprint === '') throw new StartProblem(importMessages.rejected.problems);
  if (options.preview) return;
  if (!options.yes && !(await isAgreed())) return print(messages.cancelled);
  if (preview.wrongRows > 0) {
    const { path, bytes } = await importer.wrongRows(files, choices);
    if (existsSync(path)) throw new StartProblem(messages.exists(path));
    writeFileSync(path, bytes);
    print(messages.wrongRows(path, preview.wrongRows));
  }
  const { fingerprint } = preview;
  const { id, counts } = await importer.apply(files, { source: basename(source), fingerprint, choices });
  if (id === null) return print(importMessages.rejected.nothing);
  if (counts.length === 0) print(messages.owned);
  print(messages.done(id));
};

const undo = async (importer: Importer): Promise<void> => {
  const { id, counts } = await importer.undo();
  for (const line of countsLines(counts)) print(line);
  print(messages.undone(id));
};

const list = async (importer: Importer): Promise<void> => {
  const all = await importer.list();
  if (all.length === 0) print(messages.noImports);
  for (const { id, at, by, source, undoneAt } of all) {
    const undone = undoneAt === null ? '' : `  ${messages.isUndone}`;
    print(messages.imported(id, dateTime(new Date(at)), by, source) + undone);
  }
};

const run = (config: Config, args: readonly string[]): Promise<void> => {
  const { values, positionals } = optionsOf(args);
  const [source] = positionals;
  if (values.templates !== undefined) return writeTemplates(values.templates);
  if (values.undo) return withImporter(config, undo);
  if (values.list) return withImporter(config, list);
  if (source === undefined || positionals.length > 1) throw new StartProblem(messages.usage);
  return withImporter(config, (importer) => importFrom(importer, source, values));
};

await runCommand(messages.usage, async (config, args) => run(config, args));
