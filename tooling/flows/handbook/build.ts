import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, createServer, preview } from 'vite';
import { comparisonsOf } from './comparisons.ts';
import type { FlowRecord, Handbook, Stamp, Width } from './handbook.ts';
import { isPart, widths } from './handbook.ts';
import { writePictures } from './pictures.ts';
import { shotsOf } from './shots.ts';

/** Where a project has what its handbook is made of, by path inside it. */
export interface HandbookProject {
  /** The folder of the handbook's page: its index.html. */
  page: string;
  /** A module that registers machines and views, and exports `gather`. */
  gather: string;
  /** The reference pictures of stories, by width and story. */
  pictures: string;
  /** A module that exports `chromiumLaunch`, how Playwright starts Chromium. */
  browser: string;
}

const root = `${process.cwd()}/`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command of the project; a quiet one prints only on failure. */
const run = (command: string, args: string[], isQuiet = false): boolean => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: isQuiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 && isQuiet) say(`${stdout}${stderr}`);
  return status === 0;
};

const git = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** A time with the newest revision of that time. */
const stampOf = (moment: Date): Stamp => ({
  at: moment.toISOString(),
  revision: git('log', '-1', `--until=${moment.toISOString()}`, '--format=%h'),
});

/** Collects in Vite, which loads the imports of views: styles and pictures as well. */
const gatherFlows = async (gather: string): Promise<Record<string, FlowRecord>> => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const module = (await server.ssrLoadModule(`/${gather}`)) as typeof import('./gather.ts');
  const flows = await module.gather();
  await server.close();
  return flows;
};

const readGallery = (outDir: string, pictures: string): Handbook['gallery'] => {
  const index = JSON.parse(readFileSync(`${outDir}storybook/index.json`, 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }>;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('dev') !== false)
    .map(({ id, title, name }) => ({
      id,
      title,
      name,
      pictures: (Object.keys(widths) as Width[])
        .filter((width) => existsSync(`${pictures}/${width}/${id}.png`))
        .map((width) => ({ width, file: `${width}/${id}.webp` })),
    }));
};

const fail = (text: string): never => {
  say(`✗ ${text}`);
  process.exit(1);
};

/** The command that makes a project's handbook: a folder that any static host may serve, under any path. */
export const buildHandbook = async (project: HandbookProject, args: string[]): Promise<void> => {
  const { values: requested } = parseArgs({
    args,
    options: { to: { type: 'string' }, since: { type: 'string', multiple: true }, open: { type: 'boolean' } },
  });
  const outDir = `${resolve(root, requested.to ?? 'dist/handbook')}/`;

  say('▸ 手册');
  await build({
    configFile: false,
    root: resolve(root, project.page),
    base: './',
    logLevel: 'warn',
    plugins: [react({ compiler: true, include: /\.tsx?$/ }), tailwindcss()],
    // ELK, which lays out the charts, is large and loads with the first of them
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2_000 },
  });

  say('▸ Storybook');
  if (!run(`${root}node_modules/.bin/storybook`, ['build', '--output-dir', `${outDir}storybook`], true))
    fail('Storybook 没有做成');

  say('▸ 变化');
  const comparisons = await comparisonsOf(root, requested.since ?? [], (text) => say(`  ${text}`));

  say('▸ 路径');
  const flows = (await gatherFlows(project.gather)) as Handbook['flows'];
  const paths = Object.values(flows).flatMap(({ views }) => views.flatMap((view) => view.paths));

  const handbook: Handbook = {
    written: stampOf(new Date()),
    comparisons,
    flows,
    gallery: readGallery(outDir, project.pictures),
  };

  say('▸ 画面');
  const parts = handbook.gallery.filter(isPart).map(({ id }) => id);
  const shots = await shotsOf(`${outDir}storybook`, parts, project.browser);
  await writePictures(outDir, project.pictures, handbook.gallery, shots);
  writeFileSync(`${outDir}handbook.json`, JSON.stringify(handbook));

  say(
    `✓ ${relative(root, outDir)}：${Object.keys(flows).length} 个流程，${paths.length} 条路径，${handbook.gallery.length} 个画面`,
  );
  say('  这个文件夹就是整个网站，放到任何网页服务器的任何路径下即可；在本机看：npm run handbook -- --open');

  if (requested.open) {
    const server = await preview({ root, configFile: false, build: { outDir }, preview: { open: true } });
    server.printUrls();
  }
};
