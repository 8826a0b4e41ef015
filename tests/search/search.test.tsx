import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { paths } from '#contract/app/routes.ts';
import { searchMachine } from '#machines/search/search.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';
import { Search } from '#src/features/search/Search.tsx';
import { hamburg, ports, shanghai } from '#stories/fixtures/samples.ts';
import { complete, harmless, picker, submit, volume } from '#stories/tooling/models/searchGestures.ts';
import { withRecordedEffects } from '#flows';
import { aroundEachTest } from '#tests/support/browser.ts';
import { danger } from './renderedSearch.ts';
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

/** The card as a document brings it, and what takes it over when its code has come. */
const prerendered = () => {
  const { machine, requests, effects } = withRecordedEffects(searchMachine);
  const actor = createActor(machine, { input: {} }).start();
  const place = document.createElement('main');
  place.innerHTML = renderToString(<Search actor={actor} />);
  document.body.append(place);
  const hydrate = () => {
    const root = hydrateRoot(place, <Search actor={actor} />);
    onTestFinished(() => root.unmount());
  };
  onTestFinished(() => place.remove());
  return { actor, place, requested: requests, effects, hydrate };
};

describe('before hydration', () => {
  test('the form leads to the results by itself', () => {
    const { place } = prerendered();
    picker('orgPortCode').element().setAttribute('value', '上海');
    const form = place.querySelector('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual([paths.shippingFcl, 'get']);
    expect([...new FormData(form)]).toEqual([
      ['orgPort', '上海'],
      ['orgPortCode', ''],
      ['dstPort', ''],
      ['dstPortCode', ''],
      ['isDanger', 'Y'],
      ['containerType', '20GP'],
      ['containers', ''],
      ['readyDay', ''],
      ['volume', ''],
      ['weight', ''],
    ]);
  });

  test('submitting names typed before hydration finds the ports', async () => {
    const { actor, requested: requests, effects, hydrate } = prerendered();
    await userEvent.fill(picker('orgPortCode'), '上海');
    await userEvent.fill(picker('dstPortCode'), 'hamburg');
    await harmless().click();
    await page.getByText('40HQ', { exact: true }).click();
    await userEvent.fill(page.getByLabelText(searchCardMessages.containers), '3');
    await userEvent.fill(volume(), '22.5 m³');
    hydrate();
    const data = {
      orgPort: '上海',
      orgPortCode: '',
      dstPort: 'hamburg',
      dstPortCode: '',
      isDanger: 'N',
      volume: '22.5 m³',
      weight: '',
      containerType: '40HQ',
      containers: '3',
      readyDay: '',
    };
    await expect.poll(() => actor.getSnapshot().context.data).toEqual(data);
    await expect.element(picker('orgPortCode')).toHaveValue('上海');
    await expect.element(danger(sailingMessages.search.dangerousOptions[1].label)).toBeChecked();
    await submit().click();
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    requests.fetchPorts?.at(-1)?.resolve(ports);
    await expect.element(submit()).not.toHaveAttribute('aria-busy');
    expect(effects).toMatchObject([{ name: 'openResults', params: { data: { ...complete, isDanger: 'N' } } }]);
  });
});
