import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/projectRoot.ts';
import { folderForAll } from '#tests/support/serviceForAll.ts';

type Packages = Record<string, { version?: string; dev?: true; optional?: true }>;

const locked: Packages = {
  '': {},
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', dev: true, optional: true },
};
const { '': _root, 'node_modules/for-another-system': _other, ...installed } = locked;

const folder = folderForAll('install');
let place: string;
let copies = 0;

const write = (name: string, content: string): void => {
  mkdirSync(dirname(join(place, name)), { recursive: true });
  writeFileSync(join(place, name), content);
};

const writeInstalled = (packages: Packages): void =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));

beforeEach(() => {
  copies += 1;
  place = join(folder, String(copies));
  for (const name of ['server/install.mjs', 'server/config/setupProblem.mjs'])
    cpSync(join(projectRoot, name), join(place, name));
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '^20.19.0 || >=22.12.0' } }));
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write(
    'npm.js',
    `import('node:fs').then((fs) => fs.writeFileSync('npm-was-called', process.argv.slice(2).join(' ')));`,
  );
});

/** The output and exit code of the process; the npm that it calls only records its arguments. */
const install = () => {
  const script = `import('./server/install.mjs').then(({ install }) => install())`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: place,
    env: { PATH: process.env['PATH'], npm_execpath: join(place, 'npm.js') },
    encoding: 'utf8',
  });
  const called = join(place, 'npm-was-called');
  return { status, said: stdout + stderr, npm: existsSync(called) ? readFileSync(called, 'utf8') : '' };
};

describe('before a start, the packages of package-lock.json', () => {
  test('are installed where there are none', () => {
    expect(install()).toMatchObject({ status: 0, npm: 'ci --include=dev --no-audit --no-fund' });
  });

  test('are left as they are where all are there, however old the files are', () => {
    writeInstalled(installed);
    write('package-lock.json', JSON.stringify({ packages: locked }));
    expect(install()).toEqual({ status: 0, said: '', npm: '' });
  });

  test('are left without those for development where these were omitted', () => {
    writeInstalled({ 'node_modules/hono': { version: '4.0.0' } });
    expect(install()).toEqual({ status: 0, said: '', npm: '' });
  });

  test.each<[string, Packages]>([
    ['is missing', { 'node_modules/vite': locked['node_modules/vite']! }],
    ['has another version', { ...installed, 'node_modules/hono': { version: '3.9.9' } }],
  ])('are completed, and nothing is removed, where one %s', (_, packages) => {
    writeInstalled(packages);
    expect(install()).toMatchObject({ status: 0, npm: 'install --no-save --include=dev --no-audit --no-fund' });
  });
});

/** The package folder of another checkout. */
const other = () => join(folder, `other-${copies}`);

const linkTo = (packages: Packages) => {
  mkdirSync(other());
  writeFileSync(join(other(), '.package-lock.json'), JSON.stringify({ packages }));
  symlinkSync(other(), join(place, 'node_modules'));
};

test('a node_modules that is a link is not touched where one is missing: the start says what to run', () => {
  linkTo({});
  const { status, said, npm } = install();
  expect([status, npm]).toEqual([1, '']);
  expect(said).toMatch(/^启动失败：node_modules 是指向 \S+ 的链接.*请在它所属的目录执行 npm ci，或删除这个链接.*。\n$/);
  expect(said).toContain(other());
});
