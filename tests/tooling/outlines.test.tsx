// @module-tag deep
import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import { describe, expect, test, vi } from 'vitest';
import { aroundEachTest } from '#tests/support/browser.ts';
import type { StoryFile } from '#tests/support/storyFiles.tsx';
import { elementOf, openPlace, storyFiles, storyNames } from '#tests/support/storyFiles.tsx';

// a dialog whose content has still to come is left at once
aroundEachTest({ allowed: /no focusable elements inside the <FocusTrap/ });

/** What the tree of a screen reader leaves out, though a state may change it. */
const attributes = [
  'aria-busy',
  'aria-current',
  'aria-disabled',
  'aria-invalid',
  'aria-valuenow',
  'data-tone',
  'maxlength',
];

const factsOf = (root: Element): string[] =>
  [...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())].map((element) => {
    const said = (element.getAttribute('aria-label') ?? element.textContent)
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 24);
    const facts = attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [`${name}=${value}`];
    });
    return `${element.localName} “${said}” ${facts.join(' ')}`;
  });

/** Texts and addresses have tests of their own. */
const isText = (line: string): boolean =>
  /^ *- (?:\/url|text|paragraph|strong|emphasis|time|list|listitem|term|definition|table|rowgroup|row|cell|columnheader|rowheader|caption|figure|article|code)\b/.test(
    line,
  );

/** The page as a screen reader has it, line by line. */
const linesOf = (root: Element): string[] => [
  ...renderAriaTree(generateAriaTree(root))
    .split('\n')
    .filter((line) => !isText(line)),
  ...factsOf(root),
];

const nextFrame = () => new Promise(requestAnimationFrame);

const rendered = async (file: StoryFile, name: string): Promise<string[]> => {
  const { show, leave } = openPlace();
  show(elementOf(file, name));
  await nextFrame();
  await nextFrame();
  await vi.dynamicImportSettled();
  // dialogs stand beside the place
  const lines = linesOf(document.body);
  leave();
  return lines;
};

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/** The first story whole, of every other one what it has less and more than the one before: a change shows once. */
const outlineOf = async (file: StoryFile): Promise<string> => {
  // resources fetched by the first rendering are there for the second
  for (const name of storyNames(file)) await rendered(file, name);
  const parts: string[] = [];
  let before: string[] | undefined;
  for (const name of storyNames(file)) {
    const lines = await rendered(file, name);
    const changes = before && [
      ...without(before, lines).map((line) => `- ${line}`),
      ...without(lines, before).map((line) => `+ ${line}`),
    ];
    parts.push([name, ...(changes ?? lines)].join('\n'));
    before = lines;
  }
  return `${parts.join('\n\n')}\n`;
};

/** Pages and layouts are made of the pieces. */
const pieces = storyFiles.filter(({ default: { title } }) => !/^(?:pages|layouts)\//.test(title));

describe('roles, names and states of every story equal the stored outlines', () => {
  test.each(pieces.map((file) => [file.default.title, file] as const))(
    '%s',
    async (title, file) => {
      await expect(await outlineOf(file)).toMatchFileSnapshot(`../outlines/${title.replaceAll('/', '-')}.txt`);
    },
    240_000,
  );
});
