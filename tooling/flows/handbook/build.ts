import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, createServer, preview } from 'vite';
import { addressOf, currentAddress } from '../changes/compared.ts';
import { readVersions } from '../changes/versions.ts';
import { commitOf, rangeOf } from '../charts/revision.ts';
import { gatherDeck, unreadStories } from '../copy/gatherDeck.ts';
import { stored } from '../copy/deck.ts';
import type { TextFiles } from '../copy/sources.ts';
import type { FlowRecord, Handbook, Stamp, Width } from './handbook.ts';
import { isPart, widths } from './handbook.ts';
import { pictureWriter } from './pictures.ts';
import { shotsOf } from './shots.ts';
import type { IndexEntry } from './storybook.ts';
import { buildStorybook, readIndex } from './storybook.ts';

/** The path of ELK in the handbook's page. */
const elkFile = 'assets/elk.js';

/** The sources of a project's handbook, by path inside the project. */
export interface HandbookProject {
  /** The folder of the handbook's page: its index.html. */
  page: string;
  /** A module that registers machines and views, and exports `gather`. */
  gather: string;
  /** The reference pictures of stories, by width and story. */
  pictures: string;
  /** The files with its Chinese texts, and the stored outlines of stories. */
  copy: TextFiles & {
    outlines: string;
    /** The groups of stories whose texts are read in a browser if they have no stored outline. */
    read: readonly string[];
  };
  /** A module that exports `chromiumLaunch`, how Playwright starts Chromium. */
  browser: string;
}

const root = (): string => `${process.cwd()}/`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const git = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** A time with the newest revision of that time. */
const stampOf = (moment: Date): Stamp => ({
  at: moment.toISOString(),
  revision: git('log', '-1', `--until=${moment.toISOString()}`, '--format=%h'),
});

/** Collects in Vite, which also loads the styles and pictures that views import. */
const gatherFlows = async (gather: string): Promise<Record<string, FlowRecord>> => {
  const server = await createServer({
    root: root(),
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

const galleryOf = (stories: readonly IndexEntry[], pictures: string): Handbook['gallery'] =>
  stories.map(({ id, title, name }) => ({
    id,
    title,
    name,
    pictures: (Object.keys(widths) as Width[])
      .filter((width) => existsSync(`${pictures}/${width}/${id}.png`))
      .map((width) => ({ width, file: `${width}/${id}.webp` })),
  }));

/** The initial versions of the page of changes: the requested ones, else the newest former one and the current one. */
const firstCompared = (versions: Handbook['versions'], range: string | undefined): Handbook['compared'] => {
  const [from, to] = range === undefined ? [] : rangeOf(range);
  const addressed = (revision: string | undefined): string | undefined => {
    const commit = revision && git('rev-parse', '--short', commitOf(revision));
    const found = versions.find((version) => version.revision === commit);
    return found && addressOf(found);
  };
  const before = addressed(from) ?? (versions[0] && addressOf(versions[0]));
  return before === undefined ? null : [before, addressed(to) ?? currentAddress];
};

/** Data as `readPacked` reads them. */
const packed = (data: object): Buffer => gzipSync(JSON.stringify(data), { level: 9 });

const fail = (text: string): never => {
  say(`✗ ${text}`);
  process.exit(1);
};

const optionsIn = (args: string[]) => {
  try {
    const options = {
      to: { type: 'string' },
      since: { type: 'string', multiple: true },
      open: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch {
    return fail(`无法识别的参数：${args.join(' ')}。用法：npm run handbook -- --to 文件夹 --since 版本 --open`);
  }
};

/** The command that builds a project's handbook: a folder that any static host can serve, under any path. */
export const buildHandbook = async (project: HandbookProject, args: string[], calledIn: string): Promise<void> => {
  const requested = optionsIn(args);
  const outDir = `${requested.to === undefined ? resolve('dist/handbook') : resolve(calledIn, requested.to)}/`;

  say('▸ 手册');
  await build({
    configFile: false,
    root: resolve(project.page),
    base: './',
    logLevel: 'warn',
    plugins: [react({ compiler: true, include: /\.tsx?$/ }), tailwindcss()],
    // ELK, which lays out the charts, is large and loads with the first of them
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 2_000,
      // the Storybook loads it from here as well
      rolldownOptions: {
        input: { index: resolve(project.page, 'index.html'), elk: 'elkjs/lib/elk.bundled.js' },
        output: { entryFileNames: ({ name }) => (name === 'elk' ? elkFile : 'assets/[name]-[hash].js') },
      },
    },
  });

  say('▸ Storybook、变化、路径');
  const storybook = buildStorybook(`${outDir}storybook`, `../../${elkFile}`);
  const { versions, problems } = await readVersions(root(), requested.since ?? [], project.copy);
  for (const problem of problems) say(`  ${problem}`);
  const flows = (await gatherFlows(project.gather)) as Handbook['flows'];
  const paths = Object.values(flows).flatMap(({ views }) => views.flatMap((view) => view.paths));
  const failure = await storybook;
  if (failure !== undefined) fail(`${failure}\nStorybook 没有做成`);

  const stories = readIndex(`${outDir}storybook`);
  const handbook: Handbook = {
    written: stampOf(new Date()),
    versions,
    problems,
    compared: firstCompared(versions, requested.since?.[0]),
    flows,
    gallery: galleryOf(stories, project.pictures),
  };

  say('▸ 画面、文案');
  const [parts, pages] = [true, false].map((is) => handbook.gallery.filter((story) => isPart(story) === is)) as [
    Handbook['gallery'],
    Handbook['gallery'],
  ];
  const write = pictureWriter(outDir, project.pictures);
  const unread = unreadStories(root(), project.copy.outlines, stories, project.copy.read);
  const pictured = parts.map(({ id }) => id);
  // the browser mostly waits
  const [{ shots, outlines }] = await Promise.all([
    shotsOf(outDir, pictured, unread, project.browser),
    write(pages, new Map()),
  ]);
  await write(parts, shots);
  const deck = gatherDeck(root(), project.copy, stories, outlines);
  writeFileSync(`${outDir}copy.bin`, packed(stored(deck)));
  writeFileSync(`${outDir}handbook.bin`, packed(handbook));

  say(
    `✓ ${relative(root(), outDir)}：${Object.keys(flows).length} 个流程，${paths.length} 条路径，${handbook.gallery.length} 个画面，${deck.texts.length} 条文案`,
  );
  say('  这个文件夹就是整个网站，放到任何网页服务器的任何路径下即可；在本机看：npm run handbook -- --open');

  if (requested.open) {
    const server = await preview({ root: root(), configFile: false, build: { outDir }, preview: { open: true } });
    server.printUrls();
  }
};
