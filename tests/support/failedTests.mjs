import { existsSync, readdirSync, readFileSync } from 'node:fs';

const messageLines = 12;

const failuresOf = ({ message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const tests = failed.map(({ fullName, failureMessages }) => ({
    name: fullName,
    message: failureMessages.join('\n'),
  }));
  return message ? tests.concat({ name: 'the file', message }) : tests;
};

/** Prints the failed tests of the JSON reports in a folder, each with its file and the first lines of its message. */
export const printFailedTests = (folder) => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const results = files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).testResults ?? []);
  for (const result of results)
    for (const { name, message } of failuresOf(result))
      console.log(`\nfailed: ${result.name} > ${name}\n${message.split('\n').slice(0, messageLines).join('\n')}`);
};
