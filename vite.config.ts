import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, minifySync } from 'vite';

const service = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/**
 * What the React compiler may rewrite: all our modules are TypeScript. Prebundled packages are not, wherever the cache
 * lies: wouter calls hooks by names that do not look like hooks (`router.searchHook`), so the compiler would call them conditionally.
 */
const ownSources = /\.tsx?$/;

/**
 * Modules that every page needs form one chunk, and so do those shared by the pages with forms, with goods and with lists: many small files cost a request each and compress badly.
 */
const chunkGroups = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'text', test: /contract\/protocol\/(?:textInput|portCode)\.ts/ },
  { name: 'schema', test: /node_modules\/zod\/|contract\/protocol\/(?:endpoint|ids|paging)\.ts/ },
  { name: 'fields', test: /contract\/protocol\/fields\.ts/ },
  {
    name: 'form',
    test: /src\/ui\/(?:Field|TextInput|RadioGroup)\.tsx|src\/platform\/pageActions\.ts|contract\/rules\/rounding\.ts|rateBasisNames\.ts/,
  },
  {
    name: 'goods',
    test: /contract\/goods\/goods\.ts|contract\/protocol\/unNumber\.ts|src\/trade\/HazardLabel\.tsx/,
  },
  { name: 'icons', test: /lucide-react\/.*\/icons\/(?:ban|check|minus)\.m?js$/ },
  { name: 'list', test: /src\/ui\/FailedAlert\.tsx|src\/api\/minimumDuration\.ts|src\/ui\/format\.ts/ },
];

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
      return page.replace(`<!--${name}-->`, () => `<script>${minifySync(`${name}.js`, source, options).code}</script>`);
    }, html),
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

/** The service, and what it runs in threads of their own. */
const serviceEntries = { main: 'service/main.ts', engineThread: 'service/db/embedded/engineThread.ts' };

export default defineConfig(({ isSsrBuild, mode }) => ({
  // the renderer bundles everything, so that it has one React, in its production build
  ...(mode === 'render' && {
    ssr: { noExternal: true as const, external: ['beasties'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  plugins: [react({ compiler: true, include: ownSources }), tailwindcss(), inlineHeadScripts(), inspection()],
  server: {
    proxy: Object.fromEntries(
      ['/api-', '/captcha/', '/dev/', '/docs', '/healthz', '/openapi.json', '/readyz', '/user-center'].map((path) => [
        path,
        service,
      ]),
    ),
  },
  build: {
    outDir: 'dist/site',
    copyPublicDir: !isSsrBuild,
    target: 'es2023',
    ...(mode === 'service' && { rolldownOptions: { input: serviceEntries } }),
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        }),
  },
}));
