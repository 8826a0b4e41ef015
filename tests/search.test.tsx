import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { searchMachine } from '#machines/search.ts';
import { copy, problemWords } from '#src/copy.ts';
import { Search } from '#src/flows/Search.tsx';
import { ports, shanghai } from '#stories/samples.ts';
import { choose, danger, harmless, open, picker, submit } from './support/searchStage.ts';
import { settled } from './support/time.ts';
import { stage } from './support/walk.tsx';

const at = (data: { isDanger?: 'N' } = {}) => stage(searchMachine, { data }, (actor) => <Search actor={actor} />);
describe('specification 3: the search data', () => {
  test('goods are dangerous unless the visitor says otherwise', async () => {
    at();
    await expect.element(danger(copy.search.dangerousOptions[0].label)).toBeChecked();
  });

  test('two ports and the flag open the results', async () => {
    const { asked, told } = at();
    picker('orgPortCode').element().focus();
    await settled();
    asked.fetchPorts?.at(-1)?.answer(ports);
    await settled();
    await choose('orgPortCode', 'sh', '上海');
    await choose('dstPortCode', 'hamburg', '汉堡');
    await harmless().click();
    await submit().click();
    expect(told.at(-1)).toMatchObject({
      name: 'openResults',
      params: {
        data: { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', isDanger: 'N' },
      },
    });
    expect(asked.fetchPorts).toHaveLength(1);
  });

  test('a missing port is told and focused', async () => {
    const { told } = at();
    await submit().click();
    await expect.element(picker('orgPortCode')).toHaveAccessibleDescription(problemWords.portUnknown);
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
  });

  test('the same port twice is refused', async () => {
    const { actor } = at();
    actor.send({ type: 'origin.chosen', port: shanghai });
    actor.send({ type: 'destination.chosen', port: shanghai });
    await settled();
    await submit().click();
    await expect.element(picker('dstPortCode')).toHaveAccessibleDescription(problemWords.samePorts);
  });

  test('ports that cannot be had are asked for again when the field is used again', async () => {
    const { asked } = at();
    await open('orgPortCode');
    asked.fetchPorts?.at(-1)?.fail(new Error('down'));
    await settled();
    await expect.element(page.getByText(copy.port.failed).first()).toBeVisible();
    await open('dstPortCode');
    expect(asked.fetchPorts).toHaveLength(2);
  });
});
