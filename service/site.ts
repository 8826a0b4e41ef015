import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context as HonoContext, Hono } from 'hono';
import { isKnownPath } from '#contract/routes.ts';
import { pagePolicy } from './headers.ts';
import { refuseMethod } from './mount.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

type Encoding = 'br' | 'gzip';

interface Asset {
  type: string;
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

const isText = (type: string): boolean => /^text\/|json|svg/.test(type);

const assetAt = (file: string): Asset => {
  const plain = readFileSync(file);
  const encoded: Asset['encoded'] = {};
  if (existsSync(`${file}.br`)) encoded.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) encoded.gzip = readFileSync(`${file}.gz`);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type: types[extname(file)] ?? 'application/octet-stream', etag, plain, encoded };
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.'));

const accepts = (c: HonoContext, encoding: Encoding): boolean =>
  (c.req.header('accept-encoding') ?? '').split(',').some((entry) => {
    const [name = '', ...weights] = entry.trim().split(';');
    return name.trim() === encoding && !weights.some((weight) => /^\s*q=0(?:\.0*)?\s*$/.test(weight));
  });

// what the build did not compress is compressed once, on its first request
const bodyFor = (asset: Asset, encoding: Encoding): Buffer =>
  (asset.encoded[encoding] ??=
    encoding === 'br'
      ? brotliCompressSync(asset.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(asset.plain));

const send = (c: HonoContext, asset: Asset, status: 200 | 404) => {
  c.header('Content-Type', asset.type);
  c.header('ETag', asset.etag);
  if (status === 200 && c.req.header('if-none-match')?.includes(asset.etag)) return c.body(null, 304);
  if (!isText(asset.type) || asset.plain.length < 1_024) return c.body(new Uint8Array(asset.plain), status);
  c.header('Vary', 'Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((each) => accepts(c, each));
  if (encoding === undefined) return c.body(new Uint8Array(asset.plain), status);
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(bodyFor(asset, encoding)), status);
};

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'gi'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

/**
 * Serves the built site from memory: hashed assets for ever, the page at every path, with 404 as its status where
 * the site has no such route. `formTargets` are other origins that the page may send a form or a redirect to.
 */
export const mountSite = (app: Hono, folder: string, formTargets: string[]): void => {
  const assets = new Map(
    filesOf(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, assetAt(file)]),
  );
  const index = assets.get('/index.html');
  if (!index) throw new Error(`no index.html in ${folder}`);
  assets.delete('/index.html');
  const html = index.plain.toString('utf8');
  const policy = pagePolicy({ scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style'), formTargets });

  app.get('*', (c) => {
    const asset = assets.get(c.req.path);
    if (asset) {
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      return send(c, asset, 200);
    }
    if (c.req.path.startsWith('/assets/')) return c.text('Not Found', 404);
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', policy);
    return send(c, index, isKnownPath(c.req.path) ? 200 : 404);
  });
  app.all('*', (c) => refuseMethod(c, 'GET, HEAD'));
};
