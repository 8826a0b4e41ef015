import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, minifySync } from 'vite';

const service = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/**
 * What the React compiler rewrites: where a change must not render large forms again, or parts of the page that are not
 * hydrated yet. What is rendered once loads 4 to 9 kB less a page without it. Prebundled packages are never compiled, wherever
 * the cache lies: wouter calls hooks by names that do not look like hooks (`router.searchHook`), so the compiler would call
 * them conditionally.
 */
const compiledSources =
  /\/src\/(?:App\.tsx|(?:app|layouts\/Chrome)\b.*\.tsx?|features\/(?:auth\/(?!Session|VisitorSession)|booking|orders|enterprise|content\/(?:routes|Article)|(?:goods|search)\/routes|services\/service).*\.tsx?)$/;

/**
 * Each page loads few files, because every file costs a request and many small ones compress badly. A group takes its
 * modules with all they import, except what a group before it has. First come those that need no schemas.
 */
const chunkGroups = [
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'actions',
    test: /src\/(?:platform\/pageActions|app\/share|app\/errors\/useFailure)\.tsx?|lucide-react\/.*\/icons\/printer\.m?js$/,
  },
  { name: 'pictures', test: /src\/illustrations\/(?:Crane|Molecules|Ship|TankContainer)\.tsx/ },
  {
    name: 'list',
    test: /machines\/support\/(?:list|detail)\.ts|src\/ui\/(?:FailedAlert|Section|Pagination|PageLinks|ProgressBar|Lazy|IconButton)\.tsx|src\/api\/(?:minimumDuration|nullWhereUnknown|constantNames)\.ts|src\/ui\/format\.ts|src\/features\/content\/newsCategories\.ts|lucide-react\/.*\/icons\/(?:ban|minus|chevron-left|chevron-right|arrow-right|arrow-left|map-pin)\.m?js$/,
  },
  {
    name: 'form',
    test: /contract\/(?:protocol\/(?:textInput|portCode|signInInput)|search\/(?:lane|load)|rules\/(?:rounding|pricing\/containerTypes))\.ts|src\/ui\/(?:Field|TextInput|RadioGroup)\.tsx|rateBasisNames\.ts|src\/trade\/messages\/trade\.ts|lucide-react\/.*\/icons\/(?:check|search)\.m?js$/,
  },
  { name: 'search', test: /src\/features\/search\/(?:Search\.tsx|searchEffects\.ts)/ },
  {
    name: 'trade',
    test: /src\/trade\/HazardLabel\.tsx|src\/ui\/(?:Money|Block|Head|Select|Checkbox)\.tsx|src\/features\/services\/messages\/services\.ts|contract\/rules\/(?:dates\/cutOffs|loading\/containers|documents\/documents|acceptance\/exclusions)\.ts/,
  },
  { name: 'slides', test: /src\/features\/content\/placeSlides\.tsx/ },
  {
    name: 'calls',
    test: /node_modules\/zod\/|contract\/protocol\/(?:endpoint|ids|paging|fields|unNumber)\.ts|contract\/search\/(?:referenceData|sailingQuotes)\.ts|contract\/content\/(?:content|serviceMail)\.ts|contract\/services\/(?:quote|publishedRates|suppliers)\.ts|contract\/goods\/goods\.ts|src\/app\/constants\.ts/,
  },
  { name: 'hotLanes', test: /src\/features\/search\/hotLanesEffects\.ts/ },
  { name: 'homeBelow', test: /src\/features\/content\/routes\/home(?:Highlights|Below)\.tsx/ },
  {
    name: 'dialog',
    test: /src\/ui\/(?:Modal|DialogStep|FormActions|PasswordInput)\.tsx|@headlessui\/react\/dist\/hooks\/use-(?:resolve-button-type|active-press)\.js/,
  },
  {
    name: 'account',
    test: /src\/api\/secrets\.ts|contract\/auth\/(?:auth|user|password)\.ts|machines\/auth\/passwordChange\.ts|src\/features\/auth\/(?:messages\/identity\.ts|password\/StrengthMeter\.tsx)|lucide-react\/.*\/icons\/undo-2\.m?js$/,
  },
  { name: 'login', test: /src\/features\/auth\/(?:loginEffects\.tsx|messages\/login\.ts)/ },
  { name: 'enquiry', test: /src\/features\/services\/(?:enquiryEffects\.ts|Enquiry\.tsx)/ },
  {
    name: 'services',
    test: /src\/features\/services\/serviceRoute\.tsx|src\/features\/services\/sections\/PricesElsewhere\.tsx/,
  },
  { name: 'airGoods', test: /contract\/rules\/acceptance\/airGoods\.ts/ },
  { name: 'lclGoods', test: /contract\/rules\/acceptance\/lclGoods\.ts/ },
  { name: 'otherGoods', test: /contract\/rules\/acceptance\/(?:warehousing|flexitank|rail|domestic)Goods\.ts/ },
  // one each: the slides of other pages show them
  { name: (file: string) => basename(file, '.tsx'), test: /src\/illustrations\/slides\// },
  ...Object.entries({
    airPage: 'air(?:Lift|Content)',
    lclPage: 'lcl(?:Content)?',
    railPage: 'rail(?:WayIndex|Content)?',
    truckPage: 'domestic(?:Trade|Content)',
    warehousePage: 'warehous(?:e|ingContent)',
    dgDeskPage: '(?:dgdesk|dgDeskContent)',
  }).map(([name, files]) => ({
    name,
    test: new RegExp(`src/features/services/(?:routes|content)/${files}\\.tsx?$`),
  })),
  {
    name: 'load',
    test: /src\/features\/booking\/orderRoute\.tsx|contract\/(?:rules\/(?:pricing\/measures|loading\/(?:loadFinding|units|liquids))|services\/definitions\/(?:serviceDefinition|commonFields|dryContainers))\.ts/,
  },
  { name: 'tanks', test: /contract\/services\/definitions\/(?:tank|flexitank)\.ts/ },
  { name: 'warehousing', test: /contract\/services\/definitions\/warehousing\.ts/ },
  { name: 'request', test: /src\/features\/services\/(?:serviceRequest|enquiryPart)\.tsx/ },
  {
    name: 'definitions',
    test: /contract\/services\/definitions\/(?:air|builtIn|dgDesk|domestic|goodsPurchase|fcl|lcl|rail|serviceFields)\.ts/,
  },
  {
    name: 'order',
    test: /src\/features\/booking\/(?:draftsEffects|draftPath|agreement)\.ts|contract\/booking\/(?:blankOrder|orderFacts)\.ts|src\/ui\/Facts\.tsx/,
  },
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

/** The service, and what it runs in threads and a process of their own. */
const serviceEntries = {
  main: 'service/main.ts',
  engineThread: 'service/db/embedded/engineThread.ts',
  newDatabaseProcess: 'service/db/embedded/newDatabaseProcess.ts',
  importThread: 'service/import/importThread.ts',
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  // the renderer bundles everything, so that it has one React, in its production build
  ...(mode === 'render' && {
    ssr: { noExternal: true as const, external: ['beasties'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  plugins: [react({ compiler: true, include: compiledSources }), tailwindcss(), inlineHeadScripts(), inspection()],
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
    copyPublicDir: !isSsrBuild && mode !== 'desk',
    target: 'es2023',
    ...(mode === 'service' && { rolldownOptions: { input: serviceEntries } }),
    // the desk is a build of its own beside the site's: none of its code is in a chunk that a customer's page loads
    ...(mode === 'desk' && { emptyOutDir: false, rolldownOptions: { input: 'desk.html' } }),
    ...(isSsrBuild || mode === 'desk'
      ? {}
      : {
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        }),
  },
}));
