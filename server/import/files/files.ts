import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Problem } from '#server/import/problem.ts';

const megabyte = 1_048_576;

/** The limits of an import; 100,000 tariffs have about 8 MB. */
export const importLimits = {
  fileBytes: 32 * megabyte,
  allBytes: 64 * megabyte,
  zippedFiles: 2_000,
  unpackedBytes: 512 * megabyte,
  rows: 300_000,
  /** The limits of a raw table, with empty lines and columns. */
  lines: 400_000,
  columns: 200,
  cells: 6_000_000,
  /** The heap of the thread that computes an import. */
  heapMegabytes: 1_024,
  problemsShown: 200,
  lanesShown: 40,
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

const codesOf = { quote: 34, lineFeed: 10 };

/**
 * Why a CSV text cannot be a company's table, by its lines, columns and cells; counted before it is parsed, because a
 * file of only commas would take gigabytes as rows.
 */
export const shapeProblemOf = (text: string, delimiter: string): string | undefined => {
  const mark = delimiter.charCodeAt(0);
  let [isQuoted, lines, columns, cells] = [false, 1, 1, 1];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === codesOf.quote) isQuoted = !isQuoted;
    else if (!isQuoted && code === mark) [columns, cells] = [columns + 1, cells + 1];
    else if (!isQuoted && code === codesOf.lineFeed) [lines, columns, cells] = [lines + 1, 1, cells + 1];
    else continue;
    if (columns > importLimits.columns) return importMessages.files.tooManyColumns(importLimits.columns);
    if (lines > importLimits.lines) return importMessages.files.tooManyRows(importLimits.rows);
    if (cells > importLimits.cells) return importMessages.files.tooManyCells(importLimits.cells);
  }
  return undefined;
};
