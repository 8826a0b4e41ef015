import { exec, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
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

/** More memory between two collections of garbage, in Node.js and in the type check, saves a tenth of their time. */
export const roomy = {
  NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`,
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
};

/** Runs the commands side by side, prints the output of each when it ends, and counts them in `totals`. */
export const runChecks = async (commands, env, totals) => {
  const check = (command) =>
    new Promise((resolve) => {
      exec(`npx ${command}`, { env: { ...env, ...roomy }, maxBuffer: Infinity }, (error, output, complaints) => {
        console.log(`▸ ${command}\n${output}${complaints}`);
        resolve((totals[error ? 'failed' : 'passed'] += 1));
      });
    });
  await Promise.all(commands.map(check));
};

/** Runs the tests that the options of Vitest select; their report stands in dist/reports, their counts in `totals`. */
export const runTests = async (name, options, env, totals) => {
  const report = `dist/reports/${name}.json`;
  rmSync(report, { force: true });
  const startedAt = Date.now();
  const command = `npx vitest run --reporter=default --reporter=json --outputFile=${report} ${options}`;
  const [code] = await once(spawn(command, { stdio: 'inherit', shell: true, env }), 'close');
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0 };
  totals.passed += counts.numPassedTests;
  totals.failed += code === 0 ? 0 : Math.max(1, counts.numFailedTests ?? 0);
  totals.runs.push({
    name,
    code,
    failed: counts.numFailedTests,
    seconds: Math.round((Date.now() - startedAt) / 1_000),
  });
};

/**
 * Prints what failed, the time of each suite, and the count of passed and failed tests; the process ends with 1 where one
 * failed or none ran.
 */
export const endRun = (folder, { passed, failed, runs }) => {
  printFailedTests(folder);
  for (const { name, code, failed: tests, seconds } of runs)
    console.log(
      `▸ ${name}: ${seconds} s${code === 0 ? '' : `, ended with ${code}, ${tests ?? 'no report of'} failed tests`}`,
    );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
};
