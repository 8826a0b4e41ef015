import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchMachine } from '#machines/search/search.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';
import { Search } from '#src/features/search/Search.tsx';
import { hamburg, shanghai } from '#stories/fixtures/samples.ts';
import { complete, submit } from '#stories/tooling/models/searchGestures.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const at = () => renderMachine(searchMachine, {}, (actor) => <Search actor={actor} />);

describe('specification 3: the search data', () => {
  test('the size and number of containers, when they are ready and their weight go with them', async () => {
    const { actor, effects } = at();
    actor.send({ type: 'origin.chosen', port: shanghai });
    actor.send({ type: 'destination.chosen', port: hamburg });
    await settled();
    await page.getByText('40HQ', { exact: true }).click();
    await userEvent.fill(page.getByLabelText(searchCardMessages.containers), '2.5');
    await userEvent.fill(page.getByLabelText(searchCardMessages.readyDay), '2026-04-01');
    await userEvent.fill(page.getByLabelText(searchCardMessages.weight), '18 吨');
    await submit().click();
    await expect
      .element(page.getByLabelText(searchCardMessages.containers))
      .toHaveAccessibleDescription(problemMessages.mustBeWhole);
    await userEvent.fill(page.getByLabelText(searchCardMessages.containers), '2');
    await submit().click();
    const goods = { containerType: '40HQ', containers: '2', readyDay: '2026-04-01', weight: '18 吨' };
    expect(effects.at(-1)).toMatchObject({ name: 'openResults', params: { data: { ...complete, ...goods } } });
  });
});
