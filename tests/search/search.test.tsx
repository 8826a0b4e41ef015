import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { paths } from '#contract/app/routes.ts';
import { searchMachine } from '#machines/search/search.ts';
import { problemWords } from '#src/ui/messages.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import { Search } from '#src/features/search/Search.tsx';
import { hamburg, ports, shanghai } from '#stories/fixtures/samples.ts';
import { choose, complete, harmless, open, picker, submit, swap, volume } from '#stories/tooling/models/searchHands.ts';
import { answering } from '#stories/tooling/player/answering.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { danger, hidden } from '#tests/support/searchStage.ts';
import { settled } from '#tests/support/time.ts';
import { stage } from '#tests/support/walk.tsx';

aroundEachTest();

const at = () => stage(searchMachine, {}, (actor) => <Search actor={actor} />);

describe('specification 3: the search data', () => {
  test('goods are dangerous unless the visitor says otherwise', async () => {
    at();
    await expect.element(danger(sailingCopy.search.dangerousOptions[0].label)).toBeChecked();
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
        data: { ...complete, isDanger: 'N' },
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
    await expect.element(page.getByText(sailingCopy.port.failed).first()).toBeVisible();
    await open('dstPortCode');
    expect(asked.fetchPorts).toHaveLength(2);
  });

  test('the ports change places', async () => {
    const { actor } = at();
    await expect.element(swap()).toBeDisabled();
    actor.send({ type: 'origin.chosen', port: shanghai });
    actor.send({ type: 'destination.chosen', port: hamburg });
    await settled();
    await open('orgPortCode');
    await swap().click();
    await expect.element(picker('orgPortCode')).toHaveValue('汉堡');
    await expect.element(picker('dstPortCode')).toHaveValue('上海');
    await expect.element(hidden('orgPortCode')).toHaveValue('DEHAM');
    await expect.element(hidden('dstPortCode')).toHaveValue('CNSHA');
  });
});

/** The card as a document brings it, and what takes it over when its code has come. */
const prerendered = () => {
  const { machine, asked, told } = answering(searchMachine);
  const actor = createActor(machine, { input: {} }).start();
  const place = document.createElement('main');
  place.innerHTML = renderToString(<Search actor={actor} />);
  document.body.append(place);
  const takeOver = () => {
    const root = hydrateRoot(place, <Search actor={actor} />);
    onTestFinished(() => root.unmount());
  };
  onTestFinished(() => place.remove());
  return { actor, place, asked, told, takeOver };
};

describe('before the page answers', () => {
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
      ['volume', ''],
      ['weight', ''],
    ]);
  });

  test('submitting names typed before the page answered finds the ports', async () => {
    const { actor, asked, told, takeOver } = prerendered();
    await userEvent.fill(picker('orgPortCode'), '上海');
    await userEvent.fill(picker('dstPortCode'), 'hamburg');
    await harmless().click();
    await userEvent.fill(volume(), '22.5 m³');
    takeOver();
    const data = {
      orgPort: '上海',
      orgPortCode: '',
      dstPort: 'hamburg',
      dstPortCode: '',
      isDanger: 'N',
      volume: '22.5 m³',
      weight: '',
    };
    await expect.poll(() => actor.getSnapshot().context.data).toEqual(data);
    await expect.element(picker('orgPortCode')).toHaveValue('上海');
    await expect.element(danger(sailingCopy.search.dangerousOptions[1].label)).toBeChecked();
    await submit().click();
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    asked.fetchPorts?.at(-1)?.answer(ports);
    await expect.element(submit()).not.toHaveAttribute('aria-busy');
    expect(told).toMatchObject([{ name: 'openResults', params: { data: { ...complete, isDanger: 'N' } } }]);
  });

  test('one name is not enough', async () => {
    const { actor, told, takeOver } = prerendered();
    await userEvent.fill(picker('orgPortCode'), '上海');
    takeOver();
    await expect.poll(() => actor.getSnapshot().context.data.orgPort).toBe('上海');
    await submit().click();
    await expect.element(picker('dstPortCode')).toHaveAccessibleDescription(problemWords.portUnknown);
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
  });
});
