import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { importLimits, textOf } from './files.ts';
import { importMessages } from './messages.ts';
import type { Problem } from './problem.ts';

export const isZip = ({ path }: ImportFile): boolean => /\.zip$/i.test(path);

/** The signatures and lengths of a zip file's parts (APPNOTE 4.3). */
const [endMark, entryMark, localMark] = [0x06_05_4b_50, 0x02_01_4b_50, 0x04_03_4b_50];
const [endBytes, entryBytes, localBytes] = [22, 46, 30];
const commentBytesMax = 65_535;
const [encrypted, utf8] = [0x0001, 0x0800];
const [stored, deflated] = [0, 8];

interface Entry {
  path: string;
  method: number;
  packedBytes: number;
  bytes: number;
  checksum: number;
  at: number;
}

class NotReadable extends Error {}

/** The directory of a zip file; throws if it is none, or encrypted. */
const entriesOf = (zip: Uint8Array): Entry[] => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - endBytes;
  while (end >= 0 && view.getUint32(end, true) !== endMark) {
    end -= 1;
    if (end < zip.length - endBytes - commentBytesMax) break;
  }
  if (end < 0 || view.getUint32(end, true) !== endMark) throw new NotReadable();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const flags = view.getUint16(at + 8, true);
    if (view.getUint32(at, true) !== entryMark || (flags & encrypted) !== 0) throw new NotReadable();
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = zip.subarray(at + entryBytes, at + entryBytes + nameBytes!);
    // Windows writes names in GBK where they are not marked as UTF-8
    const path = (flags & utf8) === 0 ? textOf(name) : new TextDecoder().decode(name);
    if (path === undefined) throw new NotReadable();
    entries.push({
      path: path.replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += entryBytes + nameBytes! + extraBytes! + noteBytes!;
  }
  return entries;
};

const inflate = promisify(inflateRaw);

const contentOf = async (zip: Uint8Array, entry: Entry): Promise<Uint8Array> => {
  const { method, packedBytes, bytes, checksum, at } = entry;
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (view.getUint32(at, true) !== localMark) throw new NotReadable();
  const start = at + localBytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = zip.subarray(start, start + packedBytes);
  if (method !== stored && method !== deflated) throw new NotReadable();
  const content = method === stored ? packed : await inflate(packed, { maxOutputLength: Math.max(bytes, 1) });
  if (content.length !== bytes || crc32(content) !== checksum) throw new NotReadable();
  return content;
};

/** The files in a zip file, at most as large as an import; a problem if it cannot be read. */
export const unzipped = async (file: ImportFile): Promise<ImportFile[] | Problem> => {
  try {
    const entries = entriesOf(file.bytes).filter(({ path }) => !path.endsWith('/'));
    if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > importLimits.allBytes)
      return { file: file.path, text: importMessages.files.allTooLarge(importLimits.allBytes / 1_048_576) };
    const files: ImportFile[] = [];
    for (const entry of entries) files.push({ path: entry.path, bytes: await contentOf(file.bytes, entry) });
    return files;
  } catch {
    // cut off, of another format, or damaged
    return { file: file.path, text: importMessages.files.zip };
  }
};
