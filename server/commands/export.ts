// `npm run export`: writes the format that `npm run import` reads.
import { existsSync, writeFileSync } from 'node:fs';
import { print } from '#server/admin/localService.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import { writeFolder } from '#server/import/files/folder.ts';
import { withImporter } from '#server/import/run/importer.ts';
import { importMessages } from '#server/import/messages.ts';
import { runCommand } from './runCommand.ts';

const messages = importMessages.command;

await runCommand(messages.usage, async (config, args) => {
  const [target] = args;
  if (target === undefined || args.length > 1) throw new StartProblem(messages.usage);
  await withImporter(config, async (importer) => {
    if (!/\.xlsx$/i.test(target)) {
      const files = await importer.exportFiles();
      writeFolder(target, files);
      return print(messages.written(target, files.length));
    }
    if (existsSync(target)) throw new StartProblem(messages.exists(target));
    writeFileSync(target, await importer.exportWorkbook());
    return print(messages.written(target, 1));
  });
});
