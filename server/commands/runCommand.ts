import type { Config } from '#server/config/config.ts';
import { configOf } from '#server/config/config.ts';
import { isHelp } from './help.ts';
import { startErrorMessage } from '#server/config/startErrors.ts';

/** Runs a command over the data folder with its arguments, or prints its usage; a failure prints one sentence. */
export const runCommand = async (
  usage: string,
  run: (config: Config, args: readonly string[]) => Promise<void>,
): Promise<void> => {
  if (isHelp(process.argv.slice(2), usage)) return;
  let config: Config | undefined;
  try {
    config = configOf(process.env);
    await run(config, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${startErrorMessage(error, config)}\n`);
    process.exitCode = 1;
  }
};
