import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchedRoute, paths, spelledPath } from '#contract/app/routes.ts';
import { serviceForAll, folderForAll } from '#tests/support/serviceForAll.ts';

/** Every address of the site; parameters have capital letters and a special character. */
const addresses = Object.entries(paths).flatMap(([name, path]) => {
  const bare = path.replace(/\/:\w+\??$/, '');
  const withId = `${bare}/Some%20Id-7`;
  if (!path.includes(':')) return [{ name, path }];
  return path.endsWith('?')
    ? [
        { name, path: bare },
        { name, path: withId },
      ]
    : [{ name, path: withId }];
});

const inOtherCases = (path: string): string[] => {
  const [, bare = path, id = ''] = /^(.*?)(\/Some%20Id-7)?$/.exec(path)!;
  const swapped = bare.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return [bare.toLowerCase(), bare.toUpperCase(), swapped].map((one) => one + id).filter((one) => one !== path);
};

describe('a route', () => {
  test('is matched without regard to letter case', () => {
    const lower = Object.values(paths).map((path) => path.toLowerCase());
    expect(new Set(lower).size).toBe(lower.length);
  });

  test.each(addresses)('$path is found in any letter case, and its parameter stays as it is', ({ name, path }) => {
    const id = path.includes('%') ? 'Some Id-7' : undefined;
    for (const typed of [path, ...inOtherCases(path)]) {
      expect(matchedRoute(typed)).toEqual({ name, id });
      expect(spelledPath(typed)).toBe(path);
      if (path !== '/') expect(spelledPath(`${typed}/`)).toBe(`${path}/`);
    }
  });

  test.each([
    '/news/%',
    '/news/%FF',
    '/act/%E4%BD',
    '/procurement/mobile/%C0%AF',
    '/nowhere',
    '//airLift',
    '/news/a/b',
  ])('%s leads nowhere', (path) => {
    expect(matchedRoute(path)).toBeUndefined();
    expect(spelledPath(path)).toBe(path);
  });
});

describe('the service', () => {
  const folder = folderForAll('routes');
  writeFileSync(join(folder, 'index.html'), '站');
  const service = serviceForAll({ site: { folder } });
  const get = (path: string, method = 'GET') =>
    service.fetch(new Request(`http://127.0.0.1${path}`, { method, redirect: 'manual' }));

  test.each(addresses)('sends every other spelling of $path to it, with its query', async ({ path }) => {
    expect((await get(`${path}?a=1&b=%E4`)).status).toBe(200);
    for (const typed of inOtherCases(path)) {
      for (const method of ['GET', 'HEAD']) {
        const response = await get(`${typed}?a=1&b=%E4`, method);
        expect([response.status, response.headers.get('location')]).toEqual([301, `${path}?a=1&b=%E4`]);
      }
    }
  });

  test.each(['//evil.example/airlift', '/%2F/AIRLIFT', '/nowhere', '/AIRLIFT/x/y', '/assets/AIRLIFT'])(
    'sends %s nowhere else',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    },
  );
});
