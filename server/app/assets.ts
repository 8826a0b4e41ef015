import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Encoding } from '#server/http/responses/encoding.ts';
import {
  compressed,
  encodedBytesMin,
  encodingFor,
  encodings,
  etagOf,
  hasContent,
} from '#server/http/responses/encoding.ts';
import { completeResponse } from '#server/http/responses/headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export interface Asset {
  type: string;
  etag: string;
  plain: Buffer;
  /** Whether it must be compressed if the caller accepts that. */
  isText: boolean;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
  /** How well a rendered document is compressed so far; undefined for a file. */
  compression?: 'none' | 'quick' | 'best';
}

const isText = (type: string): boolean => /^text\/|json|svg|xml/.test(type);

/** For documents of a few hundred kilobytes: for the first visitor, and for later visitors. */
const brotliQualities = { first: 7, best: 11 };

// files that the build did not compress are compressed once, in another thread
const bodyFor = (asset: Asset, encoding: Encoding, quality = brotliQualities.first): Promise<Buffer> =>
  (asset.encoded[encoding] ??= compressed(asset.plain, encoding, quality));

/** Compresses a rendered document again at the best level, after it is sent to its second visitor. */
const improve = async (asset: Asset): Promise<void> => {
  asset.compression = 'best';
  const body = await compressed(asset.plain, 'br', brotliQualities.best);
  asset.encoded.br = Promise.resolve(body);
};

/** The rendering time in a document's data. */
const renderedAt = /"at":(\d{13})/;

/**
 * A document that was rendered rather than read from a file. Its ETag depends on the day of its rendering, not the
 * time.
 */
export const documentAsset = (html: string): Asset => {
  const content = html.replace(renderedAt, (_, at: string) => chinaDayOf(new Date(Number(at))));
  return {
    type: types['.html']!,
    etag: etagOf(content),
    plain: Buffer.from(html),
    isText: true,
    encoded: {},
    compression: 'none',
  };
};

/** Compresses a document in the encodings that callers of its former rendering accepted, in other threads. */
export const compressedAs = async (former: Asset, asset: Asset): Promise<void> => {
  const accepted = encodings.filter((each) => former.encoded[each]);
  asset.compression = 'best';
  await Promise.all(accepted.map((encoding) => bodyFor(asset, encoding, brotliQualities.best)));
};

const assetAt = (file: string): Asset => {
  const plain = readFileSync(file);
  const encoded: Asset['encoded'] = {};
  if (existsSync(`${file}.br`)) encoded.br = Promise.resolve(readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) encoded.gzip = Promise.resolve(readFileSync(`${file}.gz`));
  const type = types[extname(file)] ?? 'application/octet-stream';
  return { type, etag: etagOf(plain), plain, isText: isText(type), encoded };
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.'));

/** Every file of the built site by its path, held in memory. */
export const assetsOf = (folder: string): Map<string, Asset> =>
  new Map(filesOf(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, assetAt(file)]));

/** Sends a file with these headers in the best encoding the caller accepts, or 304 if the caller has it. */
export const send = async (
  c: HonoContext,
  asset: Asset,
  given: Readonly<Record<string, string>>,
  status: ContentfulStatusCode = 200,
): Promise<Response> => {
  const headers = {
    'Content-Type': asset.type,
    ETag: asset.etag,
    ...(asset.isText && { Vary: 'Accept-Encoding' }),
    ...given,
  };
  if (status === 200 && hasContent(c, asset.etag)) return completeResponse(c, null, 304, headers);
  const encoding = asset.isText && asset.plain.length >= encodedBytesMin ? encodingFor(c) : undefined;
  if (asset.compression === 'quick') void improve(asset);
  else if (asset.compression === 'none') asset.compression = 'quick';
  const bytes = encoding ? await bodyFor(asset, encoding) : asset.plain;
  return completeResponse(c, bytes, status, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': String(bytes.length),
  });
};
