import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyStateMachine } from 'xstate';
import { presentIn } from './chart.ts';
import type { MachineName } from './machines.ts';
import { machines } from './machines.ts';
import { readable } from './readable.ts';
import { texts, views } from '../views.ts';

/** A story as the manager of Storybook opens it. */
export interface StoryLink {
  name: string;
  href: string;
}

/** The names of a story file's stories; Storybook adds their order. */
const storyKeysIn = (stories: object): string[] => Object.keys(stories).filter((key) => !key.startsWith('__'));

const loaded = new Map<MachineName, Promise<{ states: ReadonlySet<string>; link: StoryLink }[]>>();

const loadStories = async (name: MachineName) => {
  const says = await Promise.all(
    Object.entries(views().storyTexts).map(async ([path, load]) => [path, await load()] as const),
  );
  const paths = says.filter(([, text]) => text.includes(`machine: '${name}'`)).map(([path]) => path);
  const found = await Promise.all(paths.map((path) => views().stories[path]!()));
  // the type of any machine: those of all machines together take seconds to compare
  const machine: AnyStateMachine = machines[name];
  return found.flatMap(({ default: meta, ...stories }) =>
    storyKeysIn(stories).map((key) => {
      const { args } = stories[key]!;
      const value = args?.value ?? meta.args?.value ?? '';
      const id = toId(meta.title, storyNameFromExport(key));
      return {
        states: presentIn(machine.resolveState({ value, context: {} })),
        link: { name: texts().storyNameOf(meta.title, key, name), href: `./?path=/story/${id}` },
      };
    }),
  );
};

const shown = new Map<string, Promise<StoryLink[]>>();

/** The stories that show a machine in this state, by its chart id. */
export const storiesOf = (name: MachineName, state: string): Promise<StoryLink[]> => {
  const stories = loaded.get(name) ?? loadStories(name);
  loaded.set(name, stories);
  const key = `${name} ${state}`;
  const links =
    shown.get(key) ??
    readable(stories.then((all) => all.filter(({ states }) => states.has(state)).map(({ link }) => link)));
  shown.set(key, links);
  return links;
};
