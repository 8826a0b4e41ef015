import type { MiddlewareHandler } from 'hono';

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

/** Of a file that is only ever loaded by a page: whatever else concerns documents alone. */
const forAssets = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Cross-Origin-Resource-Policy'] as const;

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of data responses that no handler made. */
export const headersOfData: Readonly<Record<string, string>> = {
  ...forEverything,
  'Content-Security-Policy': dataPolicy,
  'Cache-Control': 'no-store',
};

/**
 * Headers of a file that is shown in a frame of the site's own pages, and in no other site's. It has no `sandbox`, in
 * which Chromium shows no PDF.
 */
export const headersInPlace: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

/**
 * Adds the security headers to every response; responses without their own policy or caching count as data and are
 * never stored.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.path.startsWith('/assets/') && c.res.ok) {
    for (const name of forAssets) c.res.headers.set(name, forEverything[name]!);
  } else
    for (const [name, value] of Object.entries(forEverything))
      if (c.res.headers.get(name) !== headersInPlace[name]) c.res.headers.set(name, value);
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', dataPolicy);
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
