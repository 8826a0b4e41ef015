import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync('service/SECURITY.md', 'utf8');

/** How many requirements of level 1 and 2 each chapter has, without those that do not apply. */
const applying = { 1: 19, 2: 11, 3: 18, 4: 4, 5: 9, 6: 32, 7: 18, 8: 7, 11: 14, 12: 8, 13: 13, 14: 9, 15: 13, 16: 16 };

const requirements = [...text.matchAll(/^- (\d+)\.(\d+)\.(\d+) (pass|open): (.+)$/gm)].map(
  ([, chapter = '', section, number, state, evidence = '']) => ({
    id: `${chapter}.${section}.${number}`,
    chapter,
    state,
    evidence,
  }),
);

test('every requirement of ASVS 5.0 level 2 that applies is in the list once', () => {
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  const counted = Object.fromEntries(
    Object.keys(applying).map((chapter) => [chapter, requirements.filter((each) => each.chapter === chapter).length]),
  );
  expect(counted).toEqual(applying);
  expect(requirements).toHaveLength(191);
});

test('the summary has the numbers of the list, and at least 180 pass', () => {
  const passed = requirements.filter(({ state }) => state === 'pass').length;
  expect(text).toContain(`Of the 191 that apply, ${passed} pass and ${191 - passed} are open.`);
  expect(passed).toBeGreaterThanOrEqual(180);
});

test('every file named as evidence exists, and every open requirement says why', () => {
  const files = [...text.matchAll(/`((?:contract|machines|service|src|tests|deploy)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  const linked = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, file = '']) =>
    join(dirname('service/SECURITY.md'), file),
  );
  expect(files.length).toBeGreaterThan(60);
  expect([...files, ...linked].filter((file) => !existsSync(file))).toEqual([]);
  const open = requirements.filter(({ state }) => state === 'open');
  expect(open.filter(({ evidence }) => evidence.length < 12 || /^[A-Z]+$/.test(evidence))).toEqual([]);
  expect(requirements.filter(({ evidence }) => /^[A-Z]+$/.test(evidence))).toEqual([]);
});

test('every link inside the document leads to a heading', () => {
  const anchors = new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
