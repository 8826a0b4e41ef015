import { expect, test } from 'vitest';
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

test.each(['/', '/#news', '/?'])('specification 4 and 9: an entry of the same page (%s) opens nothing', (to) => {
  const { actor, orders } = at();
  orders();
  actor.send({ type: 'history.traversed', to });
  expect(orders()).toEqual([]);
});

walkEvery(model, async ({ context }) => {
  await settled();
  await expect.element(page.getByText(context.shown, { exact: true })).toBeVisible();
});
