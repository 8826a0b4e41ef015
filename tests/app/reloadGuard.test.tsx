import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { ReloadGuard } from '#src/app/notices/ReloadGuard.tsx';
import { reloadGuardMessages } from '#src/app/messages/reloadGuard.ts';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import model from '#stories/tooling/models/ReloadGuard.tsx';
import { settled, start } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = reloadGuardMessages;
const reload = () => page.getByRole('button', { name: messages.reload });
const seen = (text: string) => page.getByText(text).elements().length;
const retry = () => page.getByRole('button', { name: messages.retry });

/** The guard with a reachable or unreachable host; `fail` reports missing code. */
const at = (lastReloadAt?: number, beside?: ReactNode) => {
  const staged = renderMachine(reloadGuardMachine, { lastReloadAt }, (actor) => (
    <>
      {beside}
      <ReloadGuard actor={actor} />
    </>
  ));
  const host = async (responses: boolean) => {
    const question = staged.requests.reach?.at(-1);
    if (responses) question?.resolve(null);
    else question?.reject(new Error('no response'));
    await settled();
  };
  const fail = async (responses = true) => {
    staged.actor.send({ type: 'chunk.failed' });
    await settled();
    await host(responses);
  };
  return { ...staged, fail, host, orders: () => staged.effects.map(({ name }) => name) };
};

test('specification 4, 8 and 9: the advice to reload can be followed while a dialog makes the page inert', async () => {
  const dialog = (
    <Modal open title="对话框" onClose={() => {}}>
      内容
    </Modal>
  );
  const { fail, host, orders } = at(start, dialog);
  await fail();
  await reload().click();
  await host(true);
  expect(orders()).toEqual(['noteReload', 'reloadPage']);
});

walkEvery(model, async (state) => {
  const isWaiting = state.matches('offline') || state.matches('reachingAgain');
  const isAway = isWaiting || state.matches('resuming');
  expect(seen(messages.advice)).toBe(state.matches('advising') || state.matches('confirming') ? 1 : 0);
  expect(seen(messages.offline)).toBe(isAway ? 1 : 0);
  expect(seen(messages.reloading)).toBe(state.matches('reloading') ? 1 : 0);
  expect(retry().elements()).toHaveLength(isAway ? 1 : 0);
  if (state.matches('advising')) await expect.element(reload()).toBeEnabled();
  if (isWaiting) await expect.element(retry()).toBeEnabled();
});
