import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withStructure } from '#tests/structure.ts';
import { sourcesOf } from '#tests/support/sources.ts';

const browserPackages = [
  'react',
  'react-dom',
  'xstate',
  '@xstate/react',
  'wouter',
  '@headlessui/react',
  'lucide-react',
];
const serverPackages = [
  'node',
  'hono',
  '@hono/node-server',
  'drizzle-orm',
  'drizzle-kit',
  '@electric-sql/pglite',
  'pg',
  'pino',
  'nodemailer',
  'rate-limiter-flexible',
  'prom-client',
  '@napi-rs/canvas',
  '@fontsource-variable/noto-sans-sc',
  'crypto-js',
  'csv-parse',
  'csv-stringify',
  'hucre',
  'marked',
  '@alicloud/dysmsapi20170525',
  '@alicloud/openapi-core',
  'sanitize-html',
  'xstate',
  'tesseract.js',
  'zod',
  'vite',
  'yauzl',
];

/** The layer table of the README: which folders and which packages a folder may import. */
const layers: Record<string, { folders: string[]; packages: string[] }> = {
  contract: { folders: [], packages: ['zod'] },
  machines: { folders: ['contract'], packages: ['xstate', 'zod'] },
  src: {
    folders: ['contract', 'machines'],
    packages: [
      ...browserPackages,
      'zod',
      'axios',
      'js-cookie',
      'crypto-js',
      '@noble/hashes',
      'dompurify',
      'hucre',
      'uqr',
      'beasties',
      'node',
    ],
  },
  service: { folders: ['contract', 'machines'], packages: serverPackages },
  stories: {
    folders: ['contract', 'machines', 'src'],
    packages: [
      ...browserPackages,
      '@storybook/react-vite',
      'storybook',
      '@testing-library/dom',
      '@testing-library/user-event',
      'vitest',
      '@sinonjs/fake-timers',
      'elkjs',
      'minisearch',
      'node',
      // the handbook is built here
      'vite',
      '@vitejs/plugin-react',
      '@tailwindcss/vite',
    ],
  },
};

/** One package, one door. */
const doors: Record<string, RegExp> = {
  axios: /^src\/api\/client(?:Error)?\.ts$/,
  'js-cookie': /^src\/platform\/cookies\.ts$/,
  '@noble/hashes': /^src\/platform\/proofOfWork\.ts$/,
  'crypto-js': /^(?:src\/api\/secrets\.ts|service\/)/,
  node: /^(?:src\/ssr\/prerender\.tsx|service\/|stories\/|\.storybook\/)/,
  beasties: /^src\/ssr\/criticalStyle\.ts$/,
};

const files = sourcesOf('contract', 'machines', 'src', 'service', 'stories', 'tests', '.storybook');
const packageOf = (name: string) =>
  name.startsWith('node:')
    ? 'node'
    : name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
const offences = (find: (file: (typeof files)[number]) => string[]) =>
  files.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));

describe('the layers', () => {
  test('there is something to check', () => {
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(200);
  });

  test('a folder imports itself, the layers below it and its own packages', () => {
    const found = offences(({ folder, imports }) => {
      const may = layers[folder];
      if (!may) return [];
      return imports.filter((name) => {
        const [top = ''] = name.split('/');
        if (top in layers || top === 'tests') return top !== folder && !may.folders.includes(top);
        return !may.packages.includes(packageOf(name));
      });
    });
    expect(found).toEqual([]);
  });

  test('axios, the cookie library and the cipher are known to the client and to one file each', () => {
    const found = offences(({ path, folder, imports }) =>
      folder === 'tests' ? [] : imports.filter((name) => doors[packageOf(name)]?.test(path) === false),
    );
    expect(found).toEqual([]);
  });

  test('machines know no browser, no address and no route', () => {
    const strange =
      /^(?:window|document|location|history|navigator|localStorage|sessionStorage|fetch|XMLHttpRequest|axios|cookie)$/;
    const found = offences(({ folder, nodes }) =>
      folder === 'machines'
        ? nodes.flatMap((node) => {
            if (node.type === 'Identifier' && strange.test(String(node.name))) return [String(node.name)];
            const address = node.type === 'Literal' && /^(?:\w+:\/\/|\/\w)/.test(String(node.value));
            return address ? [String(node.value)] : [];
          })
        : [],
    );
    expect(found).toEqual([]);
  });

  test('no barrel', () => {
    const found = offences(({ path, body }) =>
      /\/index\.tsx?$/.test(path) ||
      body.every((node) => 'source' in node && node.source && node.type.startsWith('Export'))
        ? ['only re-exports']
        : [],
    );
    expect(found).toEqual([]);
  });

  test('no drawer for leftovers', () => {
    expect(
      files.map((file) => file.path).filter((path) => /(?:^|\/)(?:utils?|shared|common|lib|helpers?)\//.test(path)),
    ).toEqual([]);
  });

  test('no `any`, no silenced compiler', () => {
    const found = offences(({ nodes, text }) => [
      ...nodes.filter(({ type }) => type === 'TSAnyKeyword').map(() => 'any'),
      ...(text.match(/@ts-(?:ignore|nocheck|expect-error)/g) ?? []),
    ]);
    expect(found.filter((offence) => !offence.startsWith('tests/tooling/layers.test.ts'))).toEqual([]);
  });
});

test('the README has the drawings of today’s imports (npm run structure)', { tags: ['deep'], timeout: 90_000 }, () => {
  expect(readFileSync('README.md', 'utf8')).toBe(withStructure());
});

test('every file of views has its tests begin alike, and heed what complains', () => {
  const views = sourcesOf('tests').filter(({ path }) => /^tests\/[^/]+\/[^/]+\.test\.tsx$/.test(path));
  expect(views.length).toBeGreaterThan(50);
  const heedless = views.filter(({ text }) => !/^\s*(?:aroundEachTest|walkEvery)\(/m.test(text));
  expect(heedless.map(({ path }) => path)).toEqual([]);
});
