import { expect, test } from 'vitest';
import { inputNames, inputZh } from '#stories/tooling/player/inputNames.ts';
import { models } from '#stories/tooling/player/models.ts';

const loaded = await Promise.all(Object.values(models).map((load) => load()));

test('where a flow can begin in several ways each has its Chinese name, and no name is left over', () => {
  const inputs = loaded.map((model) => Object.keys(model.inputs ?? {})).filter((names) => names.length > 1);
  const used = new Set(inputs.flat());
  expect([...used].filter((name) => !/\p{Script=Han}/u.test(inputZh(name)))).toEqual([]);
  expect(inputNames.filter((name) => !used.has(name))).toEqual([]);
});
