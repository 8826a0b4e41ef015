import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { importMessages } from './messages.ts';
import type { Problem } from './problem.ts';

const megabyte = 1_048_576;

/** The limits of an import; 100,000 tariffs have about 8 MB. */
export const importLimits = {
  fileBytes: 32 * megabyte,
  allBytes: 64 * megabyte,
  unpackedBytes: 512 * megabyte,
  rows: 300_000,
  problemsShown: 200,
} as const;

/** Problems of the files as a whole. */
export const sizeProblems = (files: readonly ImportFile[]): Problem[] => {
  const large = files
    .filter(({ bytes }) => bytes.length > importLimits.fileBytes)
    .map(({ path }) => ({ file: path, text: importMessages.files.tooLarge(importLimits.fileBytes / megabyte) }));
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (large.length > 0 || total <= importLimits.allBytes) return large;
  return [{ file: files[0]!.path, text: importMessages.files.allTooLarge(importLimits.allBytes / megabyte) }];
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const markOf = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
};

/**
 * The text of a file, by its byte order mark, else UTF-8, else GBK, in which a Chinese Excel saves CSV; undefined if it
 * is neither.
 */
export const textOf = (bytes: Uint8Array): string | undefined => {
  const marked = markOf(bytes);
  const text = marked ? decoded(bytes, marked) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030'));
  return text?.includes('\0') ? undefined : text;
};
