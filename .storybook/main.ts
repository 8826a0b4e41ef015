import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { bilingualName, bilingualTitle, machineIn } from '../stories/tooling/storyNames/storyNames.ts';
import { inChineseOrder } from '../stories/tooling/storyNames/order.ts';
import { shownTexts } from './shownTexts.ts';
import { usedIcons } from './usedIcons.ts';

const isPluginNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

const isForPages = (plugin: unknown): boolean =>
  ['without-machine-names', 'short-class-names', 'route-files'].some((name) => isPluginNamed(plugin, name));

const leadsToNoHooks = (alias: object): boolean =>
  'replacement' in alias && String(alias.replacement).endsWith('/wouterDefaults.ts');

/** Where the handbook has ELK, 1.6 MB, as seen from a script of its Storybook; unset outside the handbook. */
const elkOfHandbook = process.env['HANDBOOK_ELK'];

const elkFromHandbook = (address: string): Plugin => ({
  name: 'elk-from-handbook',
  enforce: 'pre',
  resolveId: (id) => (id === 'elkjs/lib/elk.bundled.js' ? { id: address, external: true } : undefined),
});

/** What stories share is in few files: hundreds of small ones take longer to load, and a block of a disk each. */
const groups = ['contract', 'machines', 'src', 'stories'].map((name) => ({
  name,
  test: new RegExp(String.raw`/${name}/(?!.*\.stories\.)`),
  minShareCount: 2,
}));

const isForCode = (annotation: string | { absolute: string }): boolean =>
  /entry-preview-(?:argtypes|docs)/.test(typeof annotation === 'string' ? annotation : annotation.absolute);

export default {
  stories: ['../stories/**/*.stories.tsx'],
  // the handbook is read: what checks and documents code would be an eighth of it
  addons: elkOfHandbook ? [] : ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // nothing shows the types of props, whose reading takes as long as half of the build
  typescript: { reactDocgen: false },
  // charts show what a build of the site leaves out, and stories have classes of their own
  viteFinal: ({ plugins = [], resolve = {}, build = {}, ...config }) => ({
    ...config,
    build: {
      ...build,
      reportCompressedSize: false,
      rolldownOptions: { ...build.rolldownOptions, output: { codeSplitting: { groups } } },
    },
    // a layout's story uses the hooks of the address that no page of the site has
    resolve: { ...resolve, alias: [resolve.alias ?? []].flat().filter((one) => !leadsToNoHooks(one)) },
    plugins: [
      ...plugins.filter((plugin) => !isForPages(plugin)),
      usedIcons(),
      shownTexts(),
      ...(elkOfHandbook ? [elkFromHandbook(elkOfHandbook)] : []),
    ],
  }),
  previewAnnotations: (annotations = []) =>
    elkOfHandbook ? annotations.filter((annotation) => !isForCode(annotation)) : annotations,
  // the first reads every module at the start, beside the first story; the others are a tour of Storybook, in English
  features: { changeDetection: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // the sidebar and its search speak Chinese beside the names in the code; ids stay those of the files
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const machine = machineIn(readFileSync(file, 'utf8'));
        const stories = await indexer.createIndex(file, options);
        const named = stories.map((story) => {
          const { title = '', exportName } = story;
          const names = { title: bilingualTitle(title), name: bilingualName(title, exportName, machine) };
          return Object.assign(story, names);
        });
        return inChineseOrder(named);
      },
    })),
} satisfies StorybookConfig;
