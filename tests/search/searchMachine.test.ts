import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { ports } from '#stories/fixtures/samples.ts';
import { withRecordedEffects } from '#flows';

const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };
const named = { orgPort: ' 上海', dstPort: 'HAMBURG' };

/** The search card of an address, on a device that has searched for nothing before. */
const begin = async (data: Partial<SearchData>) => {
  const { machine, requests, effects } = withRecordedEffects(searchMachine);
  const actor = createActor(machine, { input: { data } }).start();
  const isIn = (state: string) => waitFor(actor, ({ value }) => value === state);
  requests['recallSearches']!.at(-1)!.resolve([]);
  await isIn('naming');
  return { actor, requests, effects, isIn };
};

test.each([
  ['names both ports', named],
  ['has a code beside a name', { orgPortCode: 'CNSHA', dstPort: 'hanbao' }],
])('an address that %s opens their results', async (_, data) => {
  const { requests, effects, isIn } = await begin(data);
  expect(effects).toEqual([]);
  requests['fetchPorts']!.at(-1)!.resolve(ports);
  await isIn('ready');
  expect(effects).toMatchObject([{ name: 'openResults', params: { data: { ...lane, isDanger: 'Y' } } }]);
  expect(requests['fetchPorts']).toHaveLength(1);
});

test.each([
  ['a name that no port has', { ...named, dstPort: '汉宝' }, { dstPortCode: 'portUnknown' }],
  [
    'ports of the wrong sides',
    { orgPort: '汉堡', dstPort: '上海' },
    { orgPortCode: 'portUnknown', dstPortCode: 'portUnknown' },
  ],
])('%s: a problem of its field, and what was typed stays', async (_, data, problems) => {
  const { actor, requests, effects, isIn } = await begin(data);
  requests['fetchPorts']!.at(-1)!.resolve(ports);
  await isIn('ready');
  expect(effects).toMatchObject([{ name: 'focusProblem', params: { problems } }]);
  expect(actor.getSnapshot().context).toMatchObject({ problems, data: { dstPort: data.dstPort } });
});

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

test('a failure to load the ports leaves the names, and submitting tries again', async () => {
  const { actor, requests, effects, isIn } = await begin(named);
  requests['fetchPorts']!.at(-1)!.reject(new Error('down'));
  await isIn('failed');
  expect(actor.getSnapshot().context.data.dstPort).toBe('HAMBURG');
  actor.send({ type: 'search.submitted' });
  requests['fetchPorts']!.at(-1)!.resolve(ports);
  await isIn('ready');
  expect(effects).toMatchObject([{ name: 'openResults', params: { data: lane } }]);
});

const problemsOf = (data: Partial<SearchData>) =>
  createActor(searchMachine, { input: { data, isSubmitted: true } }).getSnapshot().context.problems;

test('the plain form that was sent with an empty field says so at once; a name alone is looked up first', () => {
  expect(problemsOf({ orgPort: '上海' })).toMatchObject({ dstPortCode: 'portUnknown' });
  expect(problemsOf(named)).toEqual({});
});
