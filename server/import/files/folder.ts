import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '#server/config/startProblem.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { importLimits } from './files.ts';
import { importMessages } from '#server/import/messages.ts';

const readable = /\.(?:csv|xlsx|zip|md|markdown|html?|txt)$/i;

/** A file that is too large is not read: the problem only needs its size. */
const fileAt = (path: string, name: string): ImportFile => ({
  path: name,
  bytes: statSync(path).size > importLimits.fileBytes ? new Uint8Array(importLimits.fileBytes + 1) : readFileSync(path),
});

/** The files of a folder and the folders in it, or one workbook. */
export const readSource = (source: string): ImportFile[] => {
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) throw new StartProblem(importMessages.command.noSource(source));
  if (found.isFile()) return [fileAt(source, basename(source))];
  return readdirSync(source, { withFileTypes: true }).flatMap((entry) => {
    const path = join(source, entry.name);
    if (entry.isFile()) return readable.test(entry.name) ? [fileAt(path, entry.name)] : [];
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter((inner) => inner.isFile() && readable.test(inner.name))
      .map((inner) => fileAt(join(path, inner.name), `${entry.name}/${inner.name}`));
  });
};

/** Writes files into a folder, which must be new or empty. */
export const writeFolder = (folder: string, files: readonly ImportFile[]): void => {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new StartProblem(importMessages.command.notEmpty(folder));
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
};
