import { execFile } from 'node:child_process';
import { chownSync, cpSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { builtService } from '../../support/startedService.ts';
import { unprivileged, unprivilegedUser } from './unprivileged.ts';

/** A line with all of these words, in any order. */
export const saying = (...words: string[]): unknown =>
  expect.stringMatching(
    new RegExp(words.map((word) => `(?=.*${word.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')})`).join('')),
  );

/** Gives a folder and everything in it to a user. */
export const ownTo = (user: number, place: string): void => {
  chownSync(place, user, -1);
  for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' })) chownSync(join(place, name), user, -1);
};

/** Overwrites bytes of a file with zeros, and cuts off the rest. */
export const overwrite = (file: string, from: number, bytes: number) => {
  truncateSync(file, from);
  truncateSync(file, from + bytes);
};

/** Starts of the built service over copies of `folder/whole`. */
export const failingStarts = (folder: () => string) => {
  let copies = 0;

  /** Starts the built service without privileges; it is expected to end by itself. */
  const start = (environment: NodeJS.ProcessEnv): Promise<{ exitCode: number; lines: string[] }> =>
    new Promise((resolve) => {
      const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder(), 'unused'), ...environment };
      const options = { env, timeout: 60_000 };
      const child = execFile(...unprivileged(process.execPath, [builtService]), options, (_, stdout, stderr) => {
        const lines = (stdout + stderr).split('\n').filter((line) => line !== '' && line !== '正在打开数据库 …');
        resolve({ exitCode: child.exitCode ?? -1, lines });
      });
    });

  /** The one Chinese line with which it ends, with exit code 1. */
  const startError = async (environment: NodeJS.ProcessEnv): Promise<string | undefined> => {
    const { exitCode, lines } = await start(environment);
    expect(lines).toEqual([expect.stringMatching(/^启动失败：.+：.+。$/)]);
    expect(exitCode).toBe(1);
    return lines[0];
  };

  /** A whole data folder that belongs to who starts the service, then spoilt. */
  const spoilt = (spoil: (dataDir: string) => void): string => {
    const dataDir = join(folder(), `copy-${(copies += 1)}`);
    cpSync(join(folder(), 'whole'), dataDir, { recursive: true });
    if (process.getuid?.() === 0) ownTo(unprivilegedUser(), dataDir);
    spoil(dataDir);
    return dataDir;
  };

  return { startError, spoilt };
};
