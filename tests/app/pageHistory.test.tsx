import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EventFromLogic } from 'xstate';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import { PageHistoryScene } from '#stories/app/HistoryScenes.tsx';
import model from '#stories/tooling/models/PageHistory.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const loaded = { type: 'page.loaded', key: 'first', isKnown: false, focuses: true } as const;

/** The history of a page load at `/`, followed. */
const at = (event: EventFromLogic<typeof pageHistoryMachine> = loaded) => {
  const staged = renderMachine(pageHistoryMachine, { shown: '/' }, (actor) => <PageHistoryScene actor={actor} />);
  staged.actor.send(event);
  return { ...staged, orders: () => staged.effects.splice(0) };
};

describe('specification 4 and 9: the page that is shown and its entry in the history', () => {
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

  test.each(['/', '/#news', '/?'])('an entry of the same page (%s) opens nothing', (to) => {
    const { actor, orders } = at();
    orders();
    actor.send({ type: 'history.traversed', to });
    expect(orders()).toEqual([]);
  });
});

walkEvery(model, async ({ context }) => {
  await settled();
  await expect.element(page.getByText(context.shown, { exact: true })).toBeVisible();
});
