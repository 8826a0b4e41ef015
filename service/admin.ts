import { runAdmin } from './admin/cli.ts';
import { adminCommands } from './admin/commands.ts';
import { Mistake, openLocalService } from './admin/localService.ts';
import { BadConfiguration } from './config.ts';

try {
  await runAdmin(adminCommands, process.argv.slice(2), (path, init) =>
    openLocalService(process.env, 'admin')(path, init),
  );
} catch (error) {
  if (!(error instanceof Mistake || error instanceof BadConfiguration)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
