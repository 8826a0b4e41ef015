import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

type Encoding = 'br' | 'gzip';

export interface Asset {
  type: string;
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

const isText = (type: string): boolean => /^text\/|json|svg|xml/.test(type);

const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A document that was rendered rather than read from a file. */
export const documentAsset = (html: string): Asset => {
  const plain = Buffer.from(html);
  return { type: types['.html']!, etag: etagOf(plain), plain, encoded: {} };
};

const assetAt = (file: string): Asset => {
  const plain = readFileSync(file);
  const encoded: Asset['encoded'] = {};
  if (existsSync(`${file}.br`)) encoded.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) encoded.gzip = readFileSync(`${file}.gz`);
  return { type: types[extname(file)] ?? 'application/octet-stream', etag: etagOf(plain), plain, encoded };
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.'));

/** Every file of the built site by its path, held in memory. */
export const assetsOf = (folder: string): Map<string, Asset> =>
  new Map(filesOf(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, assetAt(file)]));

const accepts = (c: HonoContext, encoding: Encoding): boolean =>
  (c.req.header('accept-encoding') ?? '').split(',').some((entry) => {
    const [name = '', ...weights] = entry.trim().split(';');
    return name.trim() === encoding && !weights.some((weight) => /^\s*q=0(?:\.0*)?\s*$/.test(weight));
  });

// a file that the build did not compress is compressed once, on its first request
const bodyFor = (asset: Asset, encoding: Encoding): Buffer =>
  (asset.encoded[encoding] ??=
    encoding === 'br'
      ? brotliCompressSync(asset.plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : gzipSync(asset.plain));

/** Sends a file in the best encoding the caller accepts, or 304 if the caller has it. */
export const send = (c: HonoContext, asset: Asset, status: ContentfulStatusCode = 200) => {
  c.header('Content-Type', asset.type);
  c.header('ETag', asset.etag);
  if (isText(asset.type)) c.header('Vary', 'Accept-Encoding');
  if (status === 200 && c.req.header('if-none-match')?.includes(asset.etag)) return c.body(null, 304);
  if (!isText(asset.type) || asset.plain.length < 1_024) return c.body(new Uint8Array(asset.plain), status);
  const encoding = (['br', 'gzip'] as const).find((each) => accepts(c, each));
  if (encoding === undefined) return c.body(new Uint8Array(asset.plain), status);
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(bodyFor(asset, encoding)), status);
};
