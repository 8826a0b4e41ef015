/** What is being measured now, beside the results. */
export const progress = (text: string): void => void process.stderr.write(`… ${text}\n`);

const figure = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0);

const print = (isMet: boolean, name: string, result: string, aim: string): void => {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? ' ' : '!'} ${name.padEnd(46)} ${result.padEnd(40)} ${aim}`.trimEnd());
};

/** Prints what has no aim. */
export const note = (name: string, text: string): void => print(true, name, text, '');

/** Prints what should be so much or more. */
export const reportAtLeast = (name: string, measured: number, min: number, unit: string, more = ''): void =>
  print(measured >= min, name, `${figure(measured)} ${unit}${more && ` (${more})`}`, `≥ ${min} ${unit}`);

/** Prints what was measured beside its aim; the process ends with 1 where one is missed. `more` says what it is made of. */
export const report = (name: string, measured: number, max: number, unit: string, more = ''): void => {
  print(measured <= max, name, `${figure(measured)} ${unit}${more && ` (${more})`}`, `≤ ${max} ${unit}`);
};
