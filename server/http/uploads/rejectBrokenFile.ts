import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import { messages } from '#server/http/errors/messages.ts';

/** Whether a file of a format is complete: its end markers are at the right positions. */
interface Format {
  magic: string;
  isWhole: (bytes: Buffer) => boolean;
}

const marker = 0xff;

/** The offset of the next marker in a JPEG's entropy-coded data, past stuffed bytes and restarts (ITU-T T.81, B.1.1.2). */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = from; ; at += 1) {
    at = bytes.indexOf(marker, at);
    const code = at < 0 ? undefined : bytes[at + 1];
    if (code === undefined) return bytes.length;
    const isData = code === 0 || code === marker || (code >= 0xd0 && code <= 0xd7);
    if (!isData) return at;
  }
};

/** Follows the segments to the end of the image, not to the end of a preview in one of them. */
const isWholeJpeg = (bytes: Buffer): boolean => {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const code = bytes[at + 1]!;
    if (bytes[at] !== marker) return false;
    // additional 0xff bytes may pad a marker
    if (code === marker) at += 1;
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      // data follow the header of a scan
      at = code === 0xda ? nextMarker(bytes, end) : end;
    }
    if (bytes[at] === marker && bytes[at + 1] === 0xd9) return true;
  }
  return false;
};

/** Follows the chunks to the last one (PNG 1.2, 3.2). */
const isWholePng = (bytes: Buffer): boolean => {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  return false;
};

/** The RIFF header contains the size of the rest. */
const isWholeWebp = (bytes: Buffer): boolean => bytes.length >= 8 && bytes.readUInt32LE(4) + 8 <= bytes.length;

/** The end marker of a PDF is near the end of the file; text appended by mail programs is short. */
const pdfTail = 2_048;

const isWholePdf = (bytes: Buffer): boolean => bytes.subarray(-pdfTail).includes('%%EOF');

const formats: readonly Format[] = [
  { magic: '\xff\xd8\xff', isWhole: isWholeJpeg },
  { magic: '\x89PNG\r\n\x1a\n', isWhole: isWholePng },
  { magic: 'RIFF', isWhole: isWholeWebp },
  { magic: '%PDF-', isWhole: isWholePdf },
];

/** Rejects an uploaded file that is empty or truncated: a JPEG, PNG, WebP or PDF. */
export const rejectBrokenFile = (content: Uint8Array): void => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length === 0) throw apiErrorAt('content', codes.badInput, messages.fileEmpty);
  const head = bytes.toString('latin1', 0, 8);
  const format = formats.find(({ magic }) => head.startsWith(magic));
  if (format?.isWhole(bytes) === false) throw apiErrorAt('content', codes.badInput, messages.fileCutOff);
};
