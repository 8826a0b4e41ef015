import { describe, expect, test } from 'vitest';
import { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { Search } from '#src/features/search/Search.tsx';
import { ports } from '#stories/fixtures/samples.ts';
import { choose, complete, open, picker, submit } from '#stories/tooling/models/searchGestures.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { hidden, recall } from '#tests/support/renderedSearch.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const at = async (data: Partial<SearchData>) => {
  const staged = renderMachine(searchMachine, { data }, (actor) => <Search actor={actor} />);
  await recall(staged.requests);
  return staged;
};

describe('ports that are named without their codes', () => {
  const named = { orgPort: ' 上海', dstPort: 'HAMBURG' };

  test('an address that names its ports opens the results of these ports', async () => {
    const { requests, effects } = await at(named);
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    expect(effects).toEqual([]);
    requests.fetchPorts?.at(-1)?.resolve(ports);
    await expect.element(submit()).not.toHaveAttribute('aria-busy');
    expect(effects).toMatchObject([{ name: 'openResults', params: { data: { ...complete, isDanger: 'Y' } } }]);
    await expect.element(picker('dstPortCode')).toHaveValue('汉堡');
    await expect.element(hidden('dstPortCode')).toHaveValue('DEHAM');
    expect(requests.fetchPorts).toHaveLength(1);
  });

  test('a code beside a name is enough', async () => {
    const { requests, effects } = await at({ orgPortCode: 'CNSHA', dstPort: 'hanbao' });
    await settled();
    requests.fetchPorts?.at(-1)?.resolve(ports);
    await settled();
    expect(effects).toMatchObject([{ name: 'openResults', params: { data: complete } }]);
  });

  test('a name that no port has is rejected at its field, and what was typed stays in it', async () => {
    const { requests, effects } = await at({ ...named, dstPort: '汉宝' });
    await settled();
    requests.fetchPorts?.at(-1)?.resolve(ports);
    await expect.element(picker('dstPortCode')).toHaveAccessibleDescription(problemMessages.portUnknown);
    await expect.element(picker('orgPortCode')).toHaveAccessibleDescription('');
    expect(effects).toMatchObject([{ name: 'focusProblem', params: { problems: { dstPortCode: 'portUnknown' } } }]);
    await open('dstPortCode');
    await expect.element(picker('dstPortCode')).toHaveValue('汉宝');
    await choose('dstPortCode', 'hamburg', '汉堡');
    await submit().click();
    expect(effects.at(-1)).toMatchObject({ name: 'openResults', params: { data: complete } });
  });

  test('a port of the wrong side is rejected: nothing is discharged where it is only loaded', async () => {
    const { requests, effects } = await at({ orgPort: '汉堡', dstPort: '上海' });
    await settled();
    requests.fetchPorts?.at(-1)?.resolve(ports);
    await settled();
    const problems = { orgPortCode: 'portUnknown', dstPortCode: 'portUnknown' };
    expect(effects).toMatchObject([{ name: 'focusProblem', params: { problems } }]);
  });

  test('a failure to load the ports leaves the names, and submitting retries', async () => {
    const { requests, effects } = await at(named);
    await settled();
    requests.fetchPorts?.at(-1)?.reject(new Error('down'));
    await expect.element(submit()).not.toHaveAttribute('aria-busy');
    await expect.element(picker('dstPortCode')).toHaveValue('HAMBURG');
    await submit().click();
    requests.fetchPorts?.at(-1)?.resolve(ports);
    await expect.poll(() => effects).toMatchObject([{ name: 'openResults', params: { data: complete } }]);
    expect(requests.fetchPorts).toHaveLength(2);
  });
});
