// `npm run import`: replaces the demo data by the company's own, from a folder or a workbook.
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { print } from '#server/admin/localService.ts';
import { dateTime } from '#server/app/pages/format.ts';
import type { Config } from '#server/config/config.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import { templateFiles, templateWorkbook } from '#server/import/exportFiles.ts';
import { readSource, writeFolder } from '#server/import/folder.ts';
import type { Importer } from '#server/import/importer.ts';
import { withImporter } from '#server/import/importer.ts';
import { importMessages } from '#server/import/messages.ts';
import { countsLines, previewLines } from '#server/import/printPreview.ts';
import { runCommand } from './runCommand.ts';

const messages = importMessages.command;

const typed = (args: readonly string[]) => {
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

const isConfirmed = async (): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new StartProblem(messages.needsYes);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(messages.confirm);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};

const importFrom = async (
  importer: Importer,
  source: string,
  { preview: isPreview, yes }: { preview?: boolean | undefined; yes?: boolean | undefined },
): Promise<void> => {
  const files = readSource(source);
  const preview = await importer.preview(files);
  for (const line of previewLines(preview)) print(line);
  if (preview.problemCount > 0) throw new StartProblem(importMessages.rejected.problems);
  if (isPreview) return;
  if (!yes && !(await isConfirmed())) return print(messages.cancelled);
  const { id, counts } = await importer.apply(files, { source: basename(source), fingerprint: preview.fingerprint });
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
  const { values, positionals } = typed(args);
  const [source] = positionals;
  if (values.templates !== undefined) return writeTemplates(values.templates);
  if (values.undo) return withImporter(config, undo);
  if (values.list) return withImporter(config, list);
  if (source === undefined || positionals.length > 1) throw new StartProblem(messages.usage);
  return withImporter(config, (importer) => importFrom(importer, source, values));
};

await runCommand(async (config, args) => run(config, args));
