import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig, minifySync } from 'vite';
import { chunkGroups, unknownPaths } from './src/ssr/chunkGroups.ts';
import { inlinedConstants } from './src/ssr/inlinedConstants.ts';
import { writeServiceRegistries } from './server/app/serviceRegistries.ts';
import { shortClassNames } from './src/ssr/shortClassNames.ts';
import { withoutMachineNames } from './src/ssr/withoutMachineNames.ts';
import { catalogsIn } from './tooling/english/catalogs.ts';
import { englishModules, englishSource } from './tooling/english/plugin.ts';

// the lists of services are those of their folders before anything is built or tested
writeServiceRegistries();

const service = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/**
 * What the React compiler rewrites: where a change must not render large forms again, or parts of the page that are not
 * hydrated yet. What is rendered once loads 4 to 9 kB less a page without it. Prebundled packages are never compiled, wherever
 * the cache lies: wouter calls hooks by names that do not look like hooks (`router.searchHook`), so the compiler would call
 * them conditionally.
 */
const compiledSources =
  /\/src\/(?:features\/(?:auth\/(?!Session|VisitorSession)|booking|orders|enterprise|content\/(?:routes|Article)|(?:goods|search)\/routes|services\/service).*\.tsx?)$/;

/**
 * Scripts that run before anything loads. Old browsers must be able to parse the first: minified without white space, its texts would become template literals.
 */
const inlineScripts = {
  check: { compress: { target: 'es2015' }, codegen: { removeWhitespace: false } },
  beforeHydration: {},
} as const;

/** Inlines these scripts into the document's head. */
const inlineHeadScripts = (): Plugin => ({
  name: 'inline-head-scripts',
  transformIndexHtml: (html) =>
    Object.entries(inlineScripts).reduce((page, [name, options]) => {
      const source = readFileSync(new URL(`src/ssr/${name}.js`, import.meta.url), 'utf8');
      const code = minifySync(`${name}.js`, source, options).code.replaceAll(/\n\s+/g, '\n');
      return page.replace(`<!--${name}-->`, () => `<script>${code}</script>`);
    }, html),
});

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
/** The start of a path that is only absolute where it is the first; further pairs of numbers are relative lines. */
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})(?=([\\s,]*[-.\\d])?)`);
const plainPath = /\[\s*"path",\s*\{\s*d: "([^"]+)",\s*key: "[^"]+"\s*\}\s*\],?/g;

const iconMaker = fileURLToPath(new URL('src/ui/buttons/iconOf.ts', import.meta.url));

/** Makes one path of the many that an icon consists of, because a page has hundreds of them, and a small component. */
const smallIcons = (): Plugin => ({
  name: 'small-icons',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler(code) {
      const parts = [...code.matchAll(plainPath)].map(([, part = '']) =>
        part.replace(relativeStart, (_, x: string, y: string, more?: string) => `M${x} ${y}${more ? 'l' : ''}`),
      );
      let isFirst = true;
      const merged = code.replaceAll(plainPath, (all) => {
        if (parts.length === 1) return all;
        const path = isFirst ? `["path", { d: "${parts.join('')}", key: "0" }],` : '';
        isFirst = false;
        return path;
      });
      return { code: merged.replace('../createLucideIcon.mjs', iconMaker), map: null };
    },
  },
});

/** The tables whose imports are the pages of the site. */
const pageTables = /\/src\/(?:routes|rarePages|features\/services\/(?:allRarePages|\w+\/pages))\.ts$/;

/** The route that a page's module renders: the name of its file. */
const routeNameOf = (module: string): string =>
  module.replace(/^.*\/(\w)(\w*)\.tsx?$/, (_, first: string, rest: string) => first.toLowerCase() + rest);

/** A module's path in this repository, or the package that it belongs to. */
const sourceOf = (module: string): string =>
  /\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(module)?.[1] ??
  module.replace(fileURLToPath(new URL('.', import.meta.url)), '').replace(/\?.*/, '');

/**
 * Writes the files that each route needs besides the site's own, its own first, for the document to preload; and of what the
 * site's own consists, for its budget.
 */
const routeFiles = (): Plugin => ({
  name: 'route-files',
  generateBundle(_, bundle) {
    const unknown = unknownPaths([...this.getModuleIds()]);
    if (unknown.length > 0) this.error(`src/ssr/chunkGroups.ts names what no page loads: ${unknown.join(', ')}`);
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importsOf = (name: string, seen = new Set<string>()): Set<string> => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (!chunk || chunk.isEntry || seen.has(name)) return seen;
      seen.add(name);
      for (const one of chunk.imports) importsOf(one, seen);
      return seen;
    };
    // of a rare page, the file that names it
    const rare = chunks.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith('/src/rarePages.ts')));
    const namedIn = (page: string): string[] => (rare?.dynamicImports.includes(page) ? [rare.fileName] : []);
    const tables = [...this.getModuleIds()].filter((module) => pageTables.test(module));
    const pages = new Set(tables.flatMap((table) => this.getModuleInfo(table)?.dynamicallyImportedIds ?? []));
    // a page's module may be in the chunk of a group, which has no facade
    const files = chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .filter((module) => pages.has(module))
        .map((module) => [routeNameOf(module), [...importsOf(fileName), ...namedIn(fileName)]] as const),
    );
    const entry = chunks.find(({ isEntry }) => isEntry);
    const emit = (fileName: string, content: object) =>
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
    emit('.vite/routes.json', Object.fromEntries(files));
    const modules = Object.entries(entry?.modules ?? {}).filter(([, { renderedLength }]) => renderedLength > 0);
    emit('.vite/entry.json', {
      file: entry?.fileName,
      sources: [...new Set(modules.map(([module]) => sourceOf(module)))].toSorted(),
    });
  },
});

/** In development every page can open the live charts of its actors; a build contains nothing of them. */
const inspection = (): Plugin => ({
  name: 'inspection',
  apply: 'serve',
  transformIndexHtml: (_, { filename }) =>
    filename === fileURLToPath(new URL('index.html', import.meta.url))
      ? [
          {
            tag: 'script',
            attrs: { type: 'module', src: '/stories/tooling/inspection/page.ts' },
            injectTo: 'head-prepend',
          },
        ]
      : [],
});

const commands = ['admin', 'backup', 'demo', 'export', 'import', 'restore', 'review', 'secret'];

/** The service, what it runs in threads and a process of their own, and the commands of its operators. */
const serviceEntries = {
  ...Object.fromEntries(commands.map((command) => [command, `server/commands/${command}.ts`])),
  main: 'server/main.ts',
  engineThread: 'server/db/embedded/engineThread.ts',
  newDatabaseProcess: 'server/db/embedded/newDatabaseProcess.ts',
  importThread: 'server/import/run/importThread.ts',
  sheetThread: 'server/booking/safetySheet/sheetThread.ts',
};

/** React has this hook of its own: what others need of it for older versions is left out. */
const ownStoreHook = [
  { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
];

/** The site's `Router` has hooks of its own and no routes. */
const wouterDefaults = ['regexparam', './use-browser-location.js'].map((find) => ({
  find,
  replacement: fileURLToPath(new URL('src/platform/wouterDefaults.ts', import.meta.url)),
}));

const inEveryBrowser = [
  'AbortController',
  'MessageChannel',
  'WeakMap',
  'WeakSet',
  'clearTimeout',
  'performance.now',
  'queueMicrotask',
  'reportError',
  'requestAnimationFrame',
  'setTimeout',
  'window.document.createElement',
];
const objectsInEveryBrowser = ['document', 'globalThis', 'history', 'performance', 'window', 'window.document'];
const inNoBrowser = ['require', 'setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__'];
const typesOf = (type: string, names: readonly string[]) =>
  names.map((name) => [`typeof ${name}`, JSON.stringify(type)]);

/** What every supported browser has, and what no page needs: React and other packages contain none of their code for others. */
const knownGlobals = Object.fromEntries([
  ...typesOf('function', inEveryBrowser),
  ...typesOf('object', objectsInEveryBrowser),
  ...typesOf('undefined', inNoBrowser),
]);

const root = fileURLToPath(new URL('.', import.meta.url));
const catalogs = catalogsIn(`${root}locales/en`);
const inEnglish = englishSource({
  root,
  catalogs,
  addresses: /^(?:contract\/(?:app\/routes|services\/\w+\/paths)|src\/app\/messages\/descriptions)\.ts$/,
  prefix: '/en',
});

/** The English builds by their modes, each with the mode of the Chinese one. */
const englishModes: Readonly<Record<string, string>> = { english: 'production', englishRender: 'render' };

const configOf = (command: 'build' | 'serve', isSsrBuild: boolean, mode: string, isEnglish: boolean): UserConfig => ({
  // the renderer bundles everything, so that it has one React, in its production build
  ...(mode === 'render' && {
    ssr: { noExternal: true as const, external: ['beasties'] },
  }),
  plugins: [
    ...(isEnglish ? [englishModules(inEnglish)] : []),
    react({ compiler: true, include: compiledSources }),
    tailwindcss(),
    smallIcons(),
    inlineHeadScripts(),
    inspection(),
    withoutMachineNames(),
    ...(mode === 'production' || mode === 'render'
      ? [shortClassNames(fileURLToPath(new URL('src/app/styles/site.css', import.meta.url)))]
      : []),
    ...(mode === 'production' && !isSsrBuild
      ? [inlinedConstants(isEnglish ? inEnglish : undefined), routeFiles()]
      : []),
  ],
  ...(command === 'build' && { resolve: { alias: [...ownStoreHook, ...wouterDefaults] } }),
  define: {
    // tests read the Chinese site; what is defined there is a text, and “false” would count as true
    ...(!process.env.VITEST && {
      'import.meta.env.ENGLISH': String(isEnglish),
      // a page links to its English one as soon as there are all
      'import.meta.env.HAS_ENGLISH': String(command === 'build' && catalogs.areFinished),
    }),
    ...(command === 'build' && !isSsrBuild && knownGlobals),
    ...(mode === 'render' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  server: {
    // views are tested without a service
    proxy: process.env.VITEST
      ? {}
      : Object.fromEntries(
          ['/api-', '/captcha/', '/dev/', '/docs', '/healthz', '/openapi.json', '/readyz', '/user-center'].map(
            (path) => [path, service],
          ),
        ),
  },
  build: {
    outDir: 'dist/site',
    copyPublicDir: !isSsrBuild && mode !== 'desk' && !isEnglish,
    target: 'es2023',
    ...(mode === 'server' && { rolldownOptions: { input: serviceEntries } }),
    // the desk is a build of its own beside the site's: none of its code is in a chunk that a customer's page loads
    ...(mode === 'desk' && { emptyOutDir: false, rolldownOptions: { input: 'desk.html' } }),
    ...(isSsrBuild || mode === 'desk'
      ? {}
      : {
          modulePreload: { polyfill: false },
          rolldownOptions: {
            // wouter's `Link`, which no page uses
            treeshake: { manualPureFunctions: ['createContext', 'forwardRef'] },
            output: { codeSplitting: { groups: chunkGroups } },
          },
        }),
  },
});

export default defineConfig(({ command, isSsrBuild = false, mode }) => {
  const chinese = englishModes[mode];
  return configOf(
    command,
    isSsrBuild,
    chinese ?? mode,
    chinese !== undefined || process.env['STORYBOOK_LANGUAGE'] === 'en',
  );
});
