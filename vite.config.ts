import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, minifySync } from 'vite';

const service = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/**
 * What the React compiler may rewrite: all our modules are TypeScript. Prebundled packages are not, wherever the cache
 * lies: wouter calls hooks by names that do not tell (`router.searchHook`), and the compiler would call them now and then.
 */
const ownSources = /\.tsx?$/;

/** What every page needs is one chunk instead of a crumb for each module that another chunk shares. */
const chunkGroups = [{ name: 'site', tags: ['$initial' as const] }];

/**
 * What must run before anything is loaded. The first is read by browsers that can read nothing else of the site: without
 * white space its texts would stand between backticks.
 */
const inlineScripts = {
  check: { compress: { target: 'es2015' }, codegen: { removeWhitespace: false } },
  early: {},
} as const;

/** Puts those scripts inline at the head of the document. */
const inlineEarly = (): Plugin => ({
  name: 'inline-early',
  transformIndexHtml: (html) =>
    Object.entries(inlineScripts).reduce((page, [name, options]) => {
      const source = readFileSync(new URL(`src/ssr/${name}.js`, import.meta.url), 'utf8');
      return page.replace(`<!--${name}-->`, () => `<script>${minifySync(`${name}.js`, source, options).code}</script>`);
    }, html),
});

/** In development every page of the site can open the live charts of its flows; a build knows nothing of them. */
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

export default defineConfig(({ isSsrBuild, mode }) => ({
  // what draws the pages is whole in itself, so that it holds one React, and the production one
  ...(mode === 'render' && {
    ssr: { noExternal: true as const, external: ['beasties'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  plugins: [react({ compiler: true, include: ownSources }), tailwindcss(), inlineEarly(), inspection()],
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
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        }),
  },
}));
