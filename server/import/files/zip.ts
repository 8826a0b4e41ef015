import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise } from 'yauzl';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { importLimits, textOf } from './files.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Problem } from '#server/import/problem.ts';

export const isZip = ({ path }: ImportFile): boolean => /\.zip$/i.test(path);

class NotReadable extends Error {}

const utf8 = 0x0800;

/** The path of an entry; Windows writes names in GBK unless they are marked as UTF-8. */
const pathOf = ({ fileName, generalPurposeBitFlag: flags }: Entry): string => {
  // a buffer, because nothing is decoded
  const name = fileName as unknown as Buffer;
  const path = (flags & utf8) === 0 ? textOf(name) : name.toString();
  if (path === undefined) throw new NotReadable();
  return path.replaceAll('\\', '/');
};

const contentOf = async (zip: ZipFile, entry: Entry): Promise<Uint8Array> => {
  if (entry.isEncrypted()) throw new NotReadable();
  const content = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32) throw new NotReadable();
  return content;
};

/** The files in a zip file, within the limits of an import; a problem if it cannot be read. */
export const unzipped = async (file: ImportFile): Promise<ImportFile[] | Problem> => {
  try {
    const zip = await fromBufferPromise(Buffer.from(file.bytes), { lazyEntries: true, decodeStrings: false });
    if (zip.entryCount > importLimits.zippedFiles)
      return { file: file.path, text: importMessages.files.tooManyFiles(importLimits.zippedFiles) };
    const files: ImportFile[] = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry);
      bytes += entry.uncompressedSize;
      if (bytes > importLimits.allBytes)
        return { file: file.path, text: importMessages.files.allTooLarge(importLimits.allBytes / 1_048_576) };
      if (!path.endsWith('/')) files.push({ path, bytes: await contentOf(zip, entry) });
    }
    return files;
  } catch {
    // truncated, of another format, or damaged
    return { file: file.path, text: importMessages.files.zip };
  }
};
