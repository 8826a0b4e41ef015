/** Prints the current measurement, separate from the results. */
export const progress = (text: string): void => void process.stderr.write(`… ${text}\n`);

const figure = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0);

const print = (isMet: boolean, name: string, result: string, aim: string): void => {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? ' ' : '!'} ${name.padEnd(46)} ${result.padEnd(40)} ${aim}`.trimEnd());
};

/** Prints a result without a target. */
export const note = (name: string, text: string): void => print(true, name, text, '');

/** Prints a result with a minimum. */
export const reportAtLeast = (name: string, measured: number, min: number, unit: string, more = ''): void =>
  print(measured >= min, name, `${figure(measured)} ${unit}${more && ` (${more})`}`, `≥ ${min} ${unit}`);

/** Prints a result next to its target; the process exits with 1 if one is missed. `more` are its components. */
export const report = (name: string, measured: number, max: number, unit: string, more = ''): void => {
  print(measured <= max, name, `${figure(measured)} ${unit}${more && ` (${more})`}`, `≤ ${max} ${unit}`);
};
