// Runs the stages of the tests one after the other; the first that fails ends the run. Plain Node and the installed packages.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

const reports = 'dist/reports';
/** Every process of this run has it in its environment, even those that left its process group. */
const mark = `TEST_RUN=${randomUUID()}`;

/** Linux's folder in memory, where databases are copied and written in a fifth of the time that a disk takes. */
const memoryFolder = '/dev/shm';

const hasRoom = (folder) => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 8 * 2 ** 30;
};

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * An empty folder for the temporary files of this run, in memory if there is room; those of killed runs are deleted.
 * PostgreSQL, which may be another user, enters it without listing it.
 */
const makeTemporary = () => {
  const parent = hasRoom(memoryFolder) ? memoryFolder : tmpdir();
  for (const name of readdirSync(parent)) {
    const pid = /^freight-tests-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `freight-tests-${process.pid}`);
  mkdirSync(folder, { mode: 0o711 });
  return folder;
};
const temporary = makeTemporary();
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const env = {
  // half as many garbage collections save the type checker a fifth of its time for a fiftieth more memory
  GOGC: '200',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TZ: 'Asia/Shanghai',
  ...process.env,
  // half a second faster for each command than npx
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  TEST_RUN: mark.slice('TEST_RUN='.length),
  TMPDIR: temporary,
};
const running = new Set();

/** Kills the remaining processes of this run with SIGKILL; those outside its groups can be found only on Linux. */
const killTheRest = () => {
  for (const pid of existsSync('/proc/self/environ') ? readdirSync('/proc').filter(Number) : []) {
    if (Number(pid) === process.pid) continue;
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      if (environment.includes(mark)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // it has ended, or belongs to another user
    }
  }
};

const signalGroups = (signal) => {
  for (const { pid } of running) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      // it has ended
    }
  }
};

let isEnding = false;

/** Ends everything that was started, in order at first, then by force. */
const end = async (signal) => {
  if (isEnding) return;
  isEnding = true;
  console.error(`\n▸ ${signal}: ending what was started`);
  signalGroups('SIGTERM');
  await Promise.race([Promise.all([...running].map((child) => once(child, 'close'))), pause(5_000)]);
  signalGroups('SIGKILL');
  killTheRest();
  process.exit(signal === 'SIGINT' ? 130 : 143);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal));
// npm passes a signal only to its shell, which ends without passing it on
const { ppid } = process;
setInterval(() => process.ppid !== ppid && void end('SIGTERM'), 1_000).unref();

/** Runs a command of the project with its output in a file, and also on a terminal; returns its code and output. */
const run = async (command, { name, isShown = false }) => {
  const colours = isShown ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...colours },
  });
  running.add(child);
  const log = createWriteStream(`${reports}/${name}.log`, { flags: 'a' });
  const parts = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      parts.push(part);
      log.write(part);
      if (isShown) process.stdout.write(part);
    });
  const [code] = await once(child, 'close');
  running.delete(child);
  log.end();
  // after a signal, waits for its handlers
  if (isEnding) await new Promise(() => {});
  return { code, output: stripVTControlCharacters(Buffer.concat(parts).toString()) };
};

const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');

/** A test's file within the project, and its name. */
const placeOf = (file, test) => `${file.replace(`${process.cwd()}/`, '')} > ${test}`;

const failuresIn = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ fullName, failureMessages }) => [fullName, failureMessages.join('\n')]);
    const all = message ? [...tests, ['the file', message]] : tests;
    return all.map(([test, text]) => ({ at: placeOf(name, test), text }));
  });

/** Names the tests that passed at the second try, each with the reason for it. */
const printRepeated = ({ testResults }) => {
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        console.log(`↻ ${placeOf(name, fullName)}\n    ${failureMessages.at(-1).split('\n')[0]}`);
};

/** Lists at most ten failed tests, each with the first line of its message. */
const printFailures = (failures) => {
  for (const { at, text } of failures.slice(0, 10)) console.log(`✗ ${at}\n    ${text.split('\n')[0].slice(0, 200)}`);
  if (failures.length > 10) console.log(`  and ${failures.length - 10} more`);
};

/** Runs commands side by side; all must end with 0. */
const runCommands = async ({ name, commands }) => {
  const results = await Promise.all(commands.map(async (command) => ({ command, ...(await run(command, { name })) })));
  const failed = results.filter(({ code }) => code !== 0);
  for (const { command, output } of failed) console.log(`✗ ${command}\n${lastLines(output, 20)}`);
  return { passed: results.length - failed.length, failed: failed.length };
};

/** Runs Vitest with these options. Its progress is shown on a terminal; elsewhere only failures. */
const runVitest = async ({ name, vitest }) => {
  const report = `${reports}/${name}.json`;
  const isShown = process.stdout.isTTY;
  const reporter = isShown ? 'default' : 'minimal';
  const options = `--silent=passed-only --reporter=${reporter} --reporter=json --outputFile=${report}`;
  const { code, output } = await run(`vitest run ${options} ${vitest}`, { name, isShown });
  if (!existsSync(report)) {
    console.log(lastLines(output, 25));
    return { passed: 0, failed: 1 };
  }
  const results = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests: passed } = results;
  const failures = failuresIn(results);
  if (code !== 0 && !isShown) console.log(lastLines(output, 200));
  printRepeated(results);
  printFailures(failures);
  if (code !== 0 && failures.length === 0) console.log(lastLines(output, 25));
  return { passed, failed: code === 0 && passed > 0 ? 0 : Math.max(1, failures.length) };
};

/**
 * Runs the stages in order until one fails, and ends the process with `N passed, N failed`. A stage has a `name`, and either
 * `commands`, run side by side, or the options of `vitest`.
 */
export const runStages = async (stages) => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let total = 0;
  for (const [index, stage] of stages.entries()) {
    const startedAt = Date.now();
    console.log(`▸ ${index + 1}/${stages.length} ${stage.name} …`);
    const { passed, failed } = await (stage.commands ? runCommands(stage) : runVitest(stage));
    total += passed;
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    if (failed > 0) {
      console.log(`✗ ${stage.name} failed after ${seconds} s; its output: ${reports}/${stage.name}.log`);
      console.log(`${total} passed, ${failed} failed`);
      process.exit(1);
    }
    console.log(`✓ ${stage.name}: ${passed} passed, ${seconds} s`);
  }
  console.log(`${total} passed, 0 failed`);
};
