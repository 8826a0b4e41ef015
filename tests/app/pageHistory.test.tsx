import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EventFromLogic } from 'xstate';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import { PageHistoryScene } from '#stories/app/HistoryScenes.tsx';
import model from '#stories/tooling/models/PageHistory.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const loaded = { type: 'page.loaded', key: 'first', isKnown: false, focuses: true } as const;

/** The history of a page load at `/`, followed. */
const at = (event: EventFromLogic<typeof pageHistoryMachine> = loaded) => {
  const staged = renderMachine(pageHistoryMachine, { shown: '/' }, (actor) => <PageHistoryScene actor={actor} />);
  staged.actor.send(event);
  return { ...staged, orders: () => staged.effects.splice(0) };
};

describe('specification 4 and 9: the page that is shown and its entry in the history', () => {
  test('a page load makes its entry known anew, without the dialogs that were open', () => {
    const { orders, requests } = at();
    expect(orders()).toEqual([{ name: 'changeEntry', params: { how: 'replaces', to: '/', key: 'first' } }]);
    expect(requests.holdPosition).toBeUndefined();
  });

  test('a page that is loaded anew is brought to where it was, the keyboard to its first link', () => {
    const { requests } = at({ ...loaded, isKnown: true, focuses: false });
    expect(requests.holdPosition?.map(({ input }) => input)).toEqual([{ key: 'first', focuses: false }]);
  });

  test('another page has an entry of its own and begins at its top; the position of the one before is stored first', () => {
    const { actor, orders } = at();
    orders();
    actor.send({ type: 'page.shown', to: '/lcl#rates', key: 'second' });
    expect(orders()).toMatchObject([
      { name: 'storePosition', params: { key: 'first' } },
      { name: 'changeEntry', params: { how: 'opens', to: '/lcl#rates', key: 'second' } },
      { name: 'startAtTop', params: { to: '/lcl#rates' } },
    ]);
    expect(actor.getSnapshot().context).toEqual({ shown: '/lcl#rates', key: 'second' });
  });

  test.each([
    ['what only narrows it', { to: '/?page=2', still: true }],
    ['the same page again', { to: '/' }],
  ])('in place of a page, %s leaves scroll and keyboard where they are', (_, shown) => {
    const { actor, orders } = at();
    orders();
    actor.send({ type: 'page.shown', key: 'unused', replace: true, ...shown });
    expect(orders().slice(1)).toMatchObject([
      { name: 'changeEntry', params: { how: 'replaces', to: shown.to, key: 'first' } },
      { name: 'preserveKeyboard' },
    ]);
  });

  test('a page that replaces another starts at its top and keeps the key of the entry', () => {
    const { actor, orders } = at();
    orders();
    actor.send({ type: 'page.shown', to: '/news', key: 'unused', replace: true });
    expect(orders().slice(1)).toMatchObject([
      { name: 'changeEntry', params: { how: 'replaces', to: '/news', key: 'first' } },
      { name: 'startAtTop' },
    ]);
  });

  test('the address goes back at once, the page when it is ready, to where it was left', () => {
    const { actor, orders, requests } = at();
    actor.send({ type: 'page.shown', to: '/lcl', key: 'second' });
    orders();
    actor.send({ type: 'history.traversed', to: '/' });
    expect(orders()).toMatchObject([
      { name: 'storePosition', params: { key: 'second' } },
      { name: 'openTraversed', params: { to: '/' } },
    ]);
    expect(actor.getSnapshot().context.shown).toBe('/lcl');
    actor.send({ type: 'page.traversed', to: '/', key: 'first' });
    expect(actor.getSnapshot().context).toEqual({ shown: '/', key: 'first' });
    expect(requests.holdPosition?.map(({ input }) => input)).toEqual([{ key: 'first', focuses: true }]);
  });

  test('going on ends what still holds the position of the page before', () => {
    const { actor } = at({ ...loaded, isKnown: true, focuses: false });
    expect(actor.getSnapshot().children.holdPosition).toBeDefined();
    actor.send({ type: 'page.shown', to: '/lcl', key: 'second' });
    expect(actor.getSnapshot().children.holdPosition).toBeUndefined();
  });

  test.each(['/', '/#news', '/?'])('an entry of the same page (%s) opens nothing', (to) => {
    const { actor, orders } = at();
    orders();
    actor.send({ type: 'history.traversed', to });
    expect(orders()).toEqual([]);
  });

  test('a page that has got another address begins at its top when that is loaded: no position is stored for it', () => {
    const { actor, orders } = at();
    orders();
    actor.send({ type: 'page.renamed', to: '/orderSuccess?order=1', key: 'renamed' });
    actor.send({ type: 'page.hidden' });
    expect(orders()).toMatchObject([
      { name: 'changeEntry', params: { how: 'renames', to: '/orderSuccess?order=1', key: 'renamed' } },
      { name: 'storePosition', params: { key: undefined } },
    ]);
    expect(actor.getSnapshot().context.shown).toBe('/');
  });
});

describe('every path through the view', () => {
  walkEvery(model, async ({ context }) => {
    await settled();
    await expect.element(page.getByText(context.shown, { exact: true })).toBeVisible();
  });
});
