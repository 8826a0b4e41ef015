import { describe, expect, test } from 'vitest';
import preview from '../../.storybook/preview.tsx?raw';
import { loadCsf } from 'storybook/internal/csf-tools';
import { phrases } from '#stories/tooling/storyNames/phrases.ts';
import {
  bilingualName,
  bilingualTitle,
  machineIn,
  machineOf,
  zhOfStory,
} from '#stories/tooling/storyNames/storyNames.ts';
import { stateNamed } from '#stories/tooling/storyNames/stateNames.ts';
import { groups, titles } from '#stories/tooling/storyNames/titles.ts';

const texts = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = Object.entries(texts).map(([fileName, text]) => {
  const { meta, indexInputs } = loadCsf(text, { fileName, makeTitle: (title) => title }).parse();
  return {
    title: meta.title!,
    id: meta.id,
    machine: machineIn(text),
    exports: indexInputs.map(({ exportName }) => exportName),
  };
});
/** The players as Storybook lists them. */
const players = texts['../../stories/tooling/player/Player.stories.tsx'];
const stories = files.flatMap(({ exports, ...file }) => exports.map((name) => ({ ...file, name })));

const isBilingual = (text: string): boolean => /^[^a-z]*\p{Script=Han}.* \w/u.test(text);

describe('the names of the stories', () => {
  test('every title and every name is Chinese with the name in the code after it', () => {
    expect(stories.length).toBeGreaterThan(500);
    const shown = stories.flatMap(({ title, name, machine }) => [
      ...bilingualTitle(title).split('/'),
      `${title}: ${bilingualName(title, name, machine)}`,
    ]);
    const names = shown.map((text) => text.replace(/^[\w/]+: /, ''));
    expect(shown.filter((_, index) => !isBilingual(names[index]!))).toEqual([]);
  });

  test('an id is the title of its file, so that no Chinese text changes it', () => {
    expect(files.filter(({ title, id }) => id !== title.toLowerCase().replace('/', '-'))).toEqual([]);
  });

  test('an opened player plays nothing by itself', () => {
    expect(players).toContain("title: 'live'");
    expect(players).not.toMatch(/\bplay\b/);
  });

  test('the sidebar has the groups in their order', () => {
    const [, order = ''] = /order: \[([^\]]*)\]/.exec(preview) ?? [];
    expect([...order.matchAll(/'([^']+)'/g)].map(([, group]) => group)).toEqual(
      Object.keys(groups).map(bilingualTitle),
    );
  });

  test('two stories of one view have different names', () => {
    const called = stories.map(({ title, name, machine }) => `${title}: ${zhOfStory(title, name, machine)}`);
    expect(called.filter((one, index) => called.indexOf(one) !== index)).toEqual([]);
  });

  test('no meaning is left over, nor said again where a machine says it', () => {
    const own = files.map(({ title }) => title);
    expect(Object.keys(titles).filter((title) => !own.includes(title))).toEqual([]);
    expect(Object.keys(titles).filter((title) => title.startsWith('flows/') && machineOf(title.slice(6)))).toEqual([]);
    expect(Object.keys(groups).filter((group) => !own.some((title) => title.split('/')[0] === group))).toEqual([]);
    const used = new Set(
      stories.flatMap(({ title, name, machine }) => {
        const rest = (machine && stateNamed(machine as never, name)?.rest) ?? name;
        return `${title}/${rest}` in phrases ? [`${title}/${rest}`] : [rest];
      }),
    );
    expect(Object.keys(phrases).filter((phrase) => !used.has(phrase))).toEqual([]);
  });
});
