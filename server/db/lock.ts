import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { StartProblem } from '#server/config/startProblem.ts';

const owner = z.object({ pid: z.int(), start: z.string() });
type Owner = z.output<typeof owner>;

/** Thrown if another live process owns the folder. */
export class FolderInUse extends StartProblem {
  constructor(folder: string, pid: number) {
    super(`数据目录 ${folder} 正被另一个服务进程（pid ${pid}）使用。请先停止它，或用 DATA_DIR 指定其他目录。`);
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const unknownStart = 'unknown';

/** The start time of a process, from the system; null if it does not exist. Unique together with the pid. */
const startOf = (pid: number): string | null => {
  if (!isAlive(pid)) return null;
  try {
    if (process.platform === 'linux') {
      const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return state === 'Z' ? null : `${boot} ${fields[18]}`;
    }
    const [command, ...parameters] =
      process.platform === 'win32'
        ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]
        : ['ps', '-o', 'lstart=', '-p', String(pid)];
    return execFileSync(command!, parameters, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    }).trim();
  } catch {
    return isAlive(pid) ? unknownStart : null;
  }
};

const lives = ({ pid, start }: Owner): boolean => {
  const present = startOf(pid);
  return present !== null && (present === start || present === unknownStart || start === unknownStart);
};

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const parse = (text: string): Owner | null => {
  try {
    return owner.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const create = (file: string, text: string): boolean => {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const settleMs = 100;
const triesMax = 50;

/**
 * Locks a data folder for this process, because two processes on one embedded database silently lose data. Throws
 * `FolderInUse` while the owner is alive; takes over from a dead one. Returns a function that releases it.
 */
export const lockFolder = async (folder: string): Promise<{ release: () => void }> => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'service.lock');
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) ?? unknownStart } satisfies Owner);

  for (let tries = 0; tries < triesMax; tries += 1) {
    if (create(file, mine)) {
      // two processes may both have removed a dead owner's lock: the last writer owns the folder
      await pause(settleMs);
      if (read(file) === mine) return { release: () => void (read(file) === mine && rmSync(file, { force: true })) };
    }
    const found = read(file);
    if (found === null) continue;
    const other = parse(found);
    if (other && lives(other)) throw new FolderInUse(folder, other.pid);
    // an unreadable lock is being written, or its writer has crashed
    if (!other && tries < triesMax / 10) await pause(settleMs);
    else if (read(file) === found) rmSync(file, { force: true });
  }
  throw new Error(`无法锁定数据目录 ${folder}`);
};
