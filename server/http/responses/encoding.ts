import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context as HonoContext } from 'hono';

/** The supported content encodings, the better first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses text in another thread; `brotliQuality` is 0 to 11. */
export const compressed = (text: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? toGzip(text)
    : toBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });

/** Shorter content is sent uncompressed. */
export const encodedBytesMin = 1_024;

/** A strong ETag of the content. */
export const etagOf = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((entry) => {
    const [name = '', ...weights] = entry.trim().split(';');
    return name.trim() === encoding && !weights.some((weight) => /^\s*q=0(?:\.0*)?\s*$/.test(weight));
  });

/** The best encoding that the caller accepts; undefined for none. */
export const encodingFor = (c: HonoContext): Encoding | undefined => {
  const header = c.req.header('accept-encoding') ?? '';
  return encodings.find((encoding) => accepts(header, encoding));
};

/** Whether the caller has the content with this ETag. */
export const hasContent = (c: HonoContext, etag: string): boolean =>
  c.req.header('if-none-match')?.includes(etag) ?? false;

/** The quality for a response to one caller: half a millisecond for a page of a list, in another thread. */
const brotliQuality = 4;

const isText = (contentType: string): boolean => /^(?:text\/|application\/json)/.test(contentType);

/** Sends content for a single caller: text compressed, in the best encoding that the caller accepts. */
export const sendEncoded = async (
  c: HonoContext,
  content: string | Uint8Array,
  contentType: string,
): Promise<Response> => {
  const bytes = Buffer.from(content as string);
  const isCompressed = isText(contentType) && bytes.length >= encodedBytesMin;
  const encoding = isCompressed ? encodingFor(c) : undefined;
  if (isCompressed) c.header('Vary', 'Accept-Encoding', { append: true });
  if (encoding) c.header('Content-Encoding', encoding);
  const body = encoding ? await compressed(bytes, encoding, brotliQuality) : bytes;
  return c.body(body as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': contentType });
};
