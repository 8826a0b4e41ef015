import type { Config } from '#server/config/config.ts';
import { configOf } from '#server/config/config.ts';
import { startErrorMessage } from '#server/config/startErrors.ts';

/** Runs a command over the data folder with its arguments; a failure prints one sentence. */
export const runCommand = async (run: (config: Config, args: readonly string[]) => Promise<void>): Promise<void> => {
  let config: Config | undefined;
  try {
    config = configOf(process.env);
    await run(config, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${startErrorMessage(error, config)}\n`);
    process.exitCode = 1;
  }
};
