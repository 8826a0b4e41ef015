import { readdirSync, readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { bookingsPath } from '#contract/orders/bookings/bookingCalls.ts';
import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { configOf } from '#server/config/config.ts';
import { handlers } from '#server/http/handlers.ts';
import { completeHeaders } from '#server/http/responses/headers.ts';
import { afterResponse } from '#server/http/logging/requestContext.ts';
import { largestBody } from '#server/http/requests/bodySize.ts';
import { serverTimes } from '#server/http/server.ts';
import { prerenderedPages } from '#src/ssr/prerender.tsx';

const nginx = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/^\s*#.*$/gm, '');
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** The headers of every response of the service. */
const ofService = async () => {
  const app = new Hono().use(afterResponse(completeHeaders)).get('/', (c) => c.body(null, 204));
  return Object.fromEntries((await app.request('/')).headers);
};

const added = [...nginx.matchAll(/add_header (\S+) (?:"([^"]+)"|(\S+)) always;/g)].map(
  ([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain] as const,
);
const hidden = [...nginx.matchAll(/proxy_hide_header (\S+);/g)].map(([, name = '']) => name.toLowerCase());

test('the headers of nginx are those of the service, and stand where no location loses them', async () => {
  const { 'content-security-policy': policy, 'cache-control': _, ...fixed } = await ofService();
  expect(Object.fromEntries(added)).toEqual({
    ...fixed,
    'content-security-policy': '$policy',
    'x-request-id': '$request_id',
    'cache-control': '$caching',
  });
  expect(nginx).toContain(`default  "${policy}";`);
  expect(hidden.toSorted()).toEqual([...Object.keys(fixed), 'x-request-id'].toSorted());
  expect(nginx.slice(nginx.indexOf('location'))).not.toContain('add_header');
});

test('the encryption of nginx redirects pages from http, and no call', () => {
  const patterns = [
    ...(/map \$scheme\$uri \$plain_http \{([^}]*)\}/.exec(nginx)?.[1] ?? '').matchAll(/~(\S+) +(\w+);/g),
  ];
  const treatmentOf = (uri: string) => patterns.find(([, pattern = '']) => new RegExp(pattern).test(`http${uri}`))?.[2];
  const calls = [...handlers.map(({ endpoint }) => endpoint.path), bookingsPath, '/captcha/get', '/openapi.json'];
  expect(calls.filter((path) => treatmentOf(path) !== 'call')).toEqual([]);
  expect(Object.values(paths).filter((path) => treatmentOf(path) !== 'page')).toEqual([]);
  expect(nginx).toMatch(/if \(\$plain_http = call\) \{\s*return 403;/);
  expect(nginx).toMatch(/if \(\$plain_http = page\) \{\s*return 301 https:/);
});

const copied = [
  ...dockerfile.slice(dockerfile.lastIndexOf('FROM ')).matchAll(/^COPY --from=build \/site\/(\S+)/gm),
].map(([, name]) => name);

test('the container holds every folder that the built service reads', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const read = sources.flatMap((name) =>
    [...readFileSync(`server/${name}`, 'utf8').matchAll(/join\(projectRoot, '([^'/]+)/g)].map(
      ([, folder = '']) => folder,
    ),
  );
  expect(new Set(read)).toEqual(new Set(['dist', 'docs', 'locales', 'package.json', 'server']));
  expect(new Set(copied)).toEqual(new Set([...read, 'node_modules']));
});

const bytesOf = (text: string) => {
  const [, figure = '', unit = ''] = /^(\d+)([km]?)$/.exec(text) ?? [];
  return Number(figure) * { '': 1, k: 1_024, m: 1_048_576 }[unit]!;
};
const settingOf = (name: string) => new RegExp(String.raw`^\s*${name} (\S+);$`, 'm').exec(nginx)?.[1] ?? '';

describe('the bounds of nginx', () => {
  test('let the largest file of any endpoint pass, and not much more', () => {
    const files = handlers
      .filter(({ endpoint }) => endpoint.payload === 'bytes')
      .map(({ endpoint }) => endpoint.bytesMax ?? limits.licenceBytesMax);
    expect(Math.max(...files)).toBe(10_485_760);
    expect(bytesOf(settingOf('client_max_body_size'))).toBe(largestBody(handlers));
    expect(nginx.match(/client_max_body_size/g)).toHaveLength(1);
  });

  test('wait no longer for a caller than the service, and keep a connection shorter', () => {
    for (const name of ['client_header_timeout', 'client_body_timeout'])
      expect(Number(settingOf(name).replace('s', '')) * 1_000).toBe(serverTimes.headMs);
    const kept = [...nginx.matchAll(/keepalive_timeout (\d+)s;/g)].map(([, seconds]) => Number(seconds));
    expect(kept.filter((seconds) => seconds >= 80)).toEqual([]);
    expect(configOf({}).keepAliveMs).toBe(80_000);
  });
});

interface Location {
  matches: (uri: string) => RegExpExecArray | null;
  kind: 'exact' | 'regex' | 'prefix';
  place: string;
  body: string;
}

const locations = [...nginx.matchAll(/location (?:(=|~) )?(\S+) \{([^]*?)\n {4}\}/g)].map(
  ([, mark, place = '', body = '']): Location => {
    const literal = place.replaceAll(/[.]/g, String.raw`\.`);
    const pattern = { '=': `^${literal}$`, '~': place }[mark ?? ''] ?? `^${literal}`;
    const kind = mark === '=' ? 'exact' : mark === '~' ? 'regex' : 'prefix';
    return { matches: (uri) => new RegExp(pattern).exec(uri), kind, place, body };
  },
);

/** The location nginx chooses: an exact one, the first expression that matches, the longest prefix. */
const chosen = (uri: string): Location => {
  const matching = locations.filter(({ matches }) => matches(uri));
  const prefixes = matching.filter(({ kind }) => kind === 'prefix');
  const [first] = [
    ...matching.filter(({ kind }) => kind === 'exact'),
    ...matching.filter(({ kind }) => kind === 'regex'),
    ...prefixes.toSorted((a, b) => b.place.length - a.place.length),
  ];
  if (!first) throw new Error(`${uri} has no location`);
  return first;
};

const files = new Set(prerenderedPages.map(({ file }) => file));

/** The file nginx sends for an address, or 404; a call is reported as proxied. */
const sent = (uri: string): string => {
  const { body, matches } = chosen(uri);
  if (body.includes('proxy_pass')) return 'proxied';
  const captured: Record<string, string | undefined> = { uri, ...matches(uri)?.groups };
  const tried = /try_files (.*) =404;/.exec(body)?.[1]?.split(' ') ?? [];
  const names = tried.map((name) => name.replaceAll(/\$(\w+)/g, (_, variable: string) => captured[variable] ?? ''));
  return names.find((name) => files.has(name)) ?? '404';
};

test('nginx shares calls among all processes, and repeats no call that was sent and changes something', () => {
  expect(new Set(nginx.match(/proxy_pass \S+;/g))).toEqual(new Set(['proxy_pass http://service;']));
  expect(nginx).toMatch(/upstream service \{[^}]*server 127\.0\.0\.1:8080 [^}]*keepalive 64;/);
  expect(nginx).toContain('proxy_set_header Connection "";');
  expect(settingOf('proxy_next_upstream_tries')).toBe('2');
  expect(/proxy_next_upstream ([^;]*);/.exec(nginx)?.[1]).toBe('error timeout');
});

describe('the locations of nginx', () => {
  const pages = prerenderedPages.filter(({ path }) => path !== '/404');

  test('lead to every page of the site, with and without a slash at its end', () => {
    expect(pages.length).toBeGreaterThanOrEqual(Object.keys(paths).length);
    const wrong = pages.flatMap(({ file, path }) => {
      const address = path.replace(/\/_$/, '/an-id');
      return [address, ...(path === '/' ? [] : [`${address}/`])].filter((uri) => sent(uri) !== file);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    '/nowhere',
    '/404',
    '/index.html',
    '/news/a/b',
    '/.vite/routes.json',
    '/lcl.html.br',
    '/review/applications',
    '/dev/inbox',
  ])('have nothing at %s', (uri) => expect(sent(uri)).toBe('404'));

  test('pass every call to the service, and the pages that are its own', () => {
    const own = [
      '/api-auth/sso/go',
      '/captcha/get',
      '/user-center',
      '/user-center/orders',
      '/docs/service.css',
      '/sitemap.xml',
    ];
    const called = [...handlers.map(({ endpoint }) => endpoint.path), ...own];
    expect(called.filter((uri) => sent(uri) !== 'proxied')).toEqual([]);
  });
});
