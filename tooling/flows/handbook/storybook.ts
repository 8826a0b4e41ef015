import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync } from 'vite';
import type { IndexedStory } from '../copy/gatherDeck.ts';

/** Files that Storybook copies unminified, half of its own size. */
const unminified = ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js'];

/**
 * Builds the project's Storybook for a handbook in a child process; `elk` is the address of ELK relative to its
 * scripts. Resolves with its output if it failed.
 */
export const buildStorybook = (folder: string, elk: string): Promise<string | undefined> =>
  new Promise((done) => {
    const said: Buffer[] = [];
    const built = spawn(resolve('node_modules/.bin/storybook'), ['build', '--quiet', '--output-dir', folder], {
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', HANDBOOK_ELK: elk },
      shell: process.platform === 'win32',
    });
    for (const stream of [built.stdout, built.stderr]) stream.on('data', (part: Buffer) => void said.push(part));
    built.on('error', (error) => void said.push(Buffer.from(error.message)));
    built.on('close', (status) => {
      if (status !== 0) return done(Buffer.concat(said).toString());
      for (const file of unminified.map((name) => join(folder, name)))
        writeFileSync(file, minifySync(file, readFileSync(file, 'utf8'), { module: true }).code);
      done(undefined);
    });
  });

/** A story as Storybook's index has it. */
export interface IndexEntry extends IndexedStory {
  title: string;
  name: string;
  type: string;
  tags?: string[];
}

/** The stories of a built Storybook. */
export const readIndex = (folder: string): IndexEntry[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('dev') !== false);
};
