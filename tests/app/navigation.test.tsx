import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigationMachine } from '#machines/app/navigation.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Navigation } from '#src/app/navigation/Navigation.tsx';
import model from '#stories/tooling/models/Navigation.tsx';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const at = () => renderMachine(navigationMachine, undefined, (actor) => <Navigation actor={actor} />);
const progress = () => page.getByRole('progressbar', { name: uiMessages.navigation.loading });
const bar = () => document.querySelector('main > [data-state]')?.getAttribute('data-state');
const goTo = (to: string) => ({ type: 'route.requested', to }) as const;

test('specification 2, 4 and 9: the browser’s own step back is shown as such', async () => {
  const { actor, requests, effects } = at();
  actor.send({ ...goTo('/a'), traversed: true });
  requests.permit?.at(-1)?.resolve(null);
  await settled();
  requests.prepare?.at(-1)?.resolve(null);
  await settled();
  await pass(80);
  expect(effects.at(-1)).toMatchObject({ name: 'show', params: { to: '/a', traversed: true } });
});

walkEvery(model, async (state) => {
  expect(bar()).toBe(state.value.bar);
  const isShown = state.value.bar !== 'hidden' && state.value.bar !== 'throttled';
  expect(progress().elements().length).toBe(isShown ? 1 : 0);
});
