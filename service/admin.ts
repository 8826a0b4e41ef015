import { runAdmin } from './admin/cli.ts';
import { adminCommands } from './admin/commands.ts';
import { openLocalService } from './admin/localService.ts';
import { StartProblem } from './startProblem.ts';

try {
  await runAdmin(adminCommands, process.argv.slice(2), (path, init) =>
    openLocalService(process.env, 'admin')(path, init),
  );
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
