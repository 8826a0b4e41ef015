import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { bilingualName, bilingualTitle, machineIn } from '../stories/tooling/storyNames/storyNames.ts';
import { inChineseOrder } from '../stories/tooling/storyNames/order.ts';
import { usedIcons } from './usedIcons.ts';

const isPluginNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

const isForPages = (plugin: unknown): boolean =>
  ['without-machine-names', 'short-class-names'].some((name) => isPluginNamed(plugin, name));

const leadsToNoHooks = (alias: object): boolean =>
  'replacement' in alias && String(alias.replacement).endsWith('/wouterDefaults.ts');

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // charts show what a build of the site leaves out, and stories have classes of their own
  viteFinal: ({ plugins = [], resolve = {}, ...config }) => ({
    ...config,
    // a layout's story uses the hooks of the address that no page of the site has
    resolve: { ...resolve, alias: [resolve.alias ?? []].flat().filter((one) => !leadsToNoHooks(one)) },
    plugins: [...plugins.filter((plugin) => !isForPages(plugin)), usedIcons()],
  }),
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
