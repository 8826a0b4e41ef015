import { isHelp } from './help.ts';
import { runAdmin, usageOf } from '#server/admin/cli.ts';
import { adminCommands } from '#server/admin/commands.ts';
import { openLocalService } from '#server/admin/localService.ts';
import { StartProblem } from '#server/config/startProblem.ts';

try {
  const args = process.argv.slice(2);
  if (!isHelp(args, usageOf(adminCommands)))
    await runAdmin(adminCommands, args, (path, init) => openLocalService(process.env, 'admin')(path, init));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
