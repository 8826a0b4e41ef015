import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrationMachine } from '#machines/app/hydration.ts';
import { HydrationScene } from '#stories/app/HydrationScene.tsx';
import model from '#stories/tooling/models/Hydration.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const at = () => renderMachine(hydrationMachine, undefined, (actor) => <HydrationScene actor={actor} />);

describe('a prerendered page that is hydrated', () => {
  test('is marked before what was pressed is pressed again', () => {
    const { actor, effects } = at();
    actor.send({ type: 'page.hydrated', isLoginOpen: false });
    expect(effects.map(({ name }) => name)).toEqual([
      'markHydrated',
      'removeLogin',
      'replayClicks',
      'repeatPress',
      'loadStylesheet',
    ]);
  });

  test('opens the real login dialog if the prerendered one is open', () => {
    const { actor, effects } = at();
    actor.send({ type: 'page.hydrated', isLoginOpen: true });
    expect(effects.map(({ name }) => name)).toEqual([
      'markHydrated',
      'replayClicks',
      'repeatPress',
      'openLogin',
      'loadStylesheet',
    ]);
  });

  test('a click on a lazy part is replayed once that is hydrated', () => {
    const { actor, effects } = at();
    actor.send({ type: 'page.hydrated', isLoginOpen: false });
    effects.splice(0);
    actor.send({ type: 'part.hydrated' });
    expect(effects.map(({ name }) => name)).toEqual(['replayClicks']);
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    await expect.element(page.getByText(state.matches('prerendered') ? '等待脚本' : '能应答')).toBeVisible();
  });
});
