import { runAdmin } from '#service/admin/cli.ts';
import { adminCommands } from '#service/admin/commands.ts';
import { openLocalService } from '#service/admin/localService.ts';
import { StartProblem } from '#service/config/startProblem.ts';

try {
  await runAdmin(adminCommands, process.argv.slice(2), (path, init) =>
    openLocalService(process.env, 'admin')(path, init),
  );
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
