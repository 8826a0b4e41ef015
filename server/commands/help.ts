// a reader such as `head` may close the output before the command has printed everything
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Prints how a command is used and returns true if `--help` or `-h` was typed. */
export const isHelp = (args: readonly string[], usage: string): boolean => {
  if (!args.some((each) => each === '--help' || each === '-h')) return false;
  process.stdout.write(`${usage}\n`);
  return true;
};
