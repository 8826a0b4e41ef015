import type { Context as HonoContext } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { AfterResponse } from '#server/http/logging/requestContext.ts';
import { requestIdField } from '#server/http/logging/requestContext.ts';

const forEverything: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of data responses without a handler. */
export const headersOfData: Readonly<Record<string, string>> = {
  ...forEverything,
  'Content-Security-Policy': dataPolicy,
  'Cache-Control': 'no-store',
};

/** Headers of a file that is only loaded by a page, without those for documents. */
const headersOfAssets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
    'Content-Security-Policy',
    'Cache-Control',
  ].map((name) => [name, headersOfData[name]!]),
);

/**
 * Headers of a file that may be framed by this site's own pages only. It has no `sandbox`, with which Chromium shows no
 * PDF.
 */
export const headersInPlace: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

/** The headers of a response whose handler set none: it counts as data and is never stored. */
const defaultsOf = (c: HonoContext, status: number): Readonly<Record<string, string>> =>
  c.req.path.startsWith('/assets/') && status < 400 ? headersOfAssets : headersOfData;

const idOf = (): Record<string, string> => {
  const field = requestIdField();
  return field ? { 'X-Request-Id': field.requestId } : {};
};

const complete = new WeakSet<Response>();

/**
 * A response created with its security headers. It avoids a `Headers` object, which costs more than the rest of a
 * response from memory; headers that were set on the context are not included.
 */
export const completeResponse = (
  c: HonoContext,
  bytes: Buffer | null,
  status: StatusCode,
  headers: Readonly<Record<string, string>>,
): Response => {
  const all = { ...defaultsOf(c, status), ...headers, ...idOf() };
  const response = new Response(bytes as Uint8Array<ArrayBuffer> | null, { status, headers: all });
  complete.add(response);
  return response;
};

/** Adds the security headers and the request's id to a response that was created without them. */
export const completeHeaders: AfterResponse = (c) => {
  if (complete.has(c.res)) return;
  const { headers } = c.res;
  for (const [name, value] of Object.entries(defaultsOf(c, c.res.status)))
    if (!headers.has(name)) headers.set(name, value);
  for (const [name, value] of Object.entries(idOf())) headers.set(name, value);
};
