import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigationMachine } from '#machines/app/navigation.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Navigation } from '#src/app/Navigation.tsx';
import model from '#stories/tooling/models/Navigation.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const at = () => renderMachine(navigationMachine, undefined, (actor) => <Navigation actor={actor} />);
const progress = () => page.getByRole('progressbar', { name: uiMessages.navigation.loading });
const bar = () => document.querySelector('main > [data-state]')?.getAttribute('data-state');
const goTo = (to: string) => ({ type: 'route.requested', to }) as const;

describe('specification 2, 4 and 9: a change of route', () => {
  test('is permitted before it is prepared, and shown after', async () => {
    const { actor, requests, effects } = at();
    actor.send(goTo('/shippingFcl'));
    expect(requests.permit?.map(({ input }) => input)).toEqual([
      { to: '/shippingFcl', replace: undefined, traversed: undefined },
    ]);
    expect(requests.prepare).toBeUndefined();
    requests.permit?.at(-1)?.resolve(null);
    await settled();
    expect(effects).toEqual([]);
    requests.prepare?.at(-1)?.resolve(null);
    await settled();
    expect(effects.map(({ name }) => name)).toEqual(['leave']);
    await pass(80);
    expect(effects.slice(1)).toEqual([
      { name: 'stay', params: undefined },
      { name: 'show', params: { to: '/shippingFcl', replace: undefined, traversed: undefined } },
    ]);
  });

  test('the page bar starts after 200 ms and fills for 5 s', async () => {
    const { actor } = at();
    actor.send(goTo('/shippingFcl'));
    await pass(199);
    await expect.element(progress()).not.toBeInTheDocument();
    await pass(1);
    await expect.element(progress()).toBeInTheDocument();
    expect(bar()).toBe('filling');
    await pass(4_999);
    expect(bar()).toBe('filling');
    await pass(1);
    expect(bar()).toBe('full');
  });

  test('the last click wins', async () => {
    const { actor, requests, effects } = at();
    actor.send(goTo('/a'));
    requests.permit?.at(-1)?.resolve(null);
    await settled();
    actor.send(goTo('/b'));
    requests.prepare?.at(0)?.resolve(null);
    await settled();
    expect(effects).toEqual([]);
    requests.permit?.at(-1)?.resolve(null);
    await settled();
    requests.prepare?.at(-1)?.resolve(null);
    await settled();
    await pass(80);
    expect(effects.filter(({ name }) => name === 'show').map(({ params }) => params)).toMatchObject([{ to: '/b' }]);
  });

  test('a click while the old page goes out is the last one: the page before it is not shown', async () => {
    const { actor, requests, effects } = at();
    actor.send(goTo('/a'));
    requests.permit?.at(-1)?.resolve(null);
    await settled();
    requests.prepare?.at(-1)?.resolve(null);
    await settled();
    actor.send(goTo('/b'));
    await pass(80);
    expect(effects.map(({ name }) => name)).toEqual(['leave', 'stay']);
  });

  test('the browser’s own step back is shown as such', async () => {
    const { actor, requests, effects } = at();
    actor.send({ ...goTo('/a'), traversed: true });
    requests.permit?.at(-1)?.resolve(null);
    await settled();
    requests.prepare?.at(-1)?.resolve(null);
    await settled();
    await pass(80);
    expect(effects.at(-1)).toMatchObject({ name: 'show', params: { to: '/a', traversed: true } });
  });

  test('the bar ends and the page stays where it may not be opened or cannot be loaded', async () => {
    const { actor, requests, effects } = at();
    actor.send(goTo('/a'));
    await pass(300);
    requests.permit?.at(-1)?.reject(new Error('dismissed'));
    await settled();
    expect([bar(), effects]).toEqual(['fading', []]);
    await pass(300);
    expect(bar()).toBe('hidden');
    actor.send(goTo('/a'));
    requests.permit?.at(-1)?.resolve(null);
    await settled();
    requests.prepare?.at(-1)?.reject(new Error('chunk'));
    await settled();
    expect(effects.map(({ name }) => name)).toEqual(['reportUnloadable']);
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    expect(bar()).toBe(state.value.bar);
    const isShown = state.value.bar !== 'hidden' && state.value.bar !== 'throttled';
    expect(progress().elements().length).toBe(isShown ? 1 : 0);
  });
});
