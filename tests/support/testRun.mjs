import { exec } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { printFailedTests } from './failedTests.mjs';
import { fingerprintOfSources } from '../../stories/tooling/handbook/sources.mjs';

/** The id of the run whose reports a folder holds; undefined where there was none over the present sources. */
export const runIn = (folder) => {
  const file = `${folder}/run.json`;
  if (!existsSync(file)) return undefined;
  const { id, sources } = JSON.parse(readFileSync(file, 'utf8'));
  return sources === fingerprintOfSources() ? id : undefined;
};

/** Begins a run of the tests and returns its id. The rest of a run goes on with it; any other throws its reports away. */
export const beginRun = (folder, isRest) => {
  const before = isRest ? runIn(folder) : undefined;
  if (before) return before;
  const id = randomUUID();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/run.json`, JSON.stringify({ id, sources: fingerprintOfSources() }));
  return id;
};

/** Runs the commands side by side, prints the output of each when it ends, and counts them in `totals`. */
export const runChecks = async (commands, env, totals) => {
  const check = (command) =>
    new Promise((resolve) => {
      exec(`npx ${command}`, { env, maxBuffer: Infinity }, (error, output, complaints) => {
        console.log(`▸ ${command}\n${output}${complaints}`);
        resolve((totals[error ? 'failed' : 'passed'] += 1));
      });
    });
  await Promise.all(commands.map(check));
};

/** Prints what failed, and the count of passed and failed tests; the process ends with 1 where one failed or none ran. */
export const endRun = (folder, { passed, failed }) => {
  printFailedTests(folder);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
};
