/** What is being measured now, beside the results. */
export const progress = (text: string): void => void process.stderr.write(`… ${text}\n`);

const figure = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0);

/** Prints what was measured beside its aim; the process ends with 1 where one is missed. `more` says what it is made of. */
export const report = (name: string, measured: number, max: number, unit: string, more = ''): void => {
  const isMet = measured <= max;
  if (!isMet) process.exitCode = 1;
  const result = `${figure(measured)} ${unit}${more && ` (${more})`}`;
  console.log(`${isMet ? ' ' : '!'} ${name.padEnd(46)} ${result.padEnd(40)} ≤ ${max} ${unit}`);
};
