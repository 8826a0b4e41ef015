import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { ports } from '#stories/fixtures/samples.ts';
import { withRecordedEffects } from '#flows';
const named = { orgPort: ' 上海', dstPort: 'HAMBURG' };

test('names typed faster than the list comes are resolved, or marked, when it comes or fails to', async () => {
  const { machine, requests } = withRecordedEffects(searchMachine);
  const actor = createActor(machine, { input: {} }).start();
  const context = () => actor.getSnapshot().context;
  actor.send({ type: 'picker.opened' });
  actor.send({ type: 'origin.chosen', port: { code: '', nameZh: 'shanghai' } });
  actor.send({ type: 'destination.chosen', port: { code: '', nameZh: '汉宝' } });
  requests['fetchPorts']!.at(-1)!.reject(new Error('down'));
  await waitFor(actor, ({ value }) => value === 'failed');
  expect(context().problems).toEqual({ orgPortCode: 'portsMissing', dstPortCode: 'portsMissing' });
  actor.send({ type: 'picker.opened' });
  requests['fetchPorts']!.at(-1)!.resolve(ports);
  await waitFor(actor, ({ value }) => value === 'ready');
  expect(context().data).toMatchObject({ orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉宝', dstPortCode: '' });
  expect(context().problems).toEqual({ dstPortCode: 'portUnknown' });
});

const problemsOf = (data: Partial<SearchData>) =>
  createActor(searchMachine, { input: { data, isSubmitted: true } }).getSnapshot().context.problems;

test('the plain form that was sent with an empty field says so at once; a name alone is looked up first', () => {
  expect(problemsOf({ orgPort: '上海' })).toMatchObject({ dstPortCode: 'portUnknown' });
  expect(problemsOf(named)).toEqual({});
});
