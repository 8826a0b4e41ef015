import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reloadGuardMachine } from '#machines/reloadGuard.ts';
import { ReloadGuard } from '#src/flows/ReloadGuard.tsx';
import { reloadGuardWords } from '#src/reloadGuardWords.ts';
import { Modal } from '#src/parts/Modal.tsx';
import model from '#stories/models/ReloadGuard.tsx';
import { pass, settled, start } from './support/time.ts';
import { stage, walkEvery } from './support/walk.tsx';

const words = reloadGuardWords;
const reload = () => page.getByRole('button', { name: words.reload });
const at = (lastReloadAt?: number, beside?: ReactNode) => {
  const staged = stage(reloadGuardMachine, { lastReloadAt }, (actor) => (
    <>
      {beside}
      <ReloadGuard actor={actor} />
    </>
  ));
  const fail = async () => {
    staged.actor.send({ type: 'chunk.failed' });
    await settled();
  };
  return { ...staged, fail, orders: () => staged.told.map(({ name }) => name) };
};

describe('specification 4, 8 and 9: the chunk-reload guard', () => {
  test('the first failure reloads the page once, and the time is noted before', async () => {
    const { fail, orders } = at();
    await fail();
    await fail();
    expect(orders()).toEqual(['noteReload', 'reloadPage']);
  });

  test('59.999 s after the last reload a failure reloads nothing; what can be done is told', async () => {
    const { fail, orders } = at(start);
    await pass(59_999);
    await fail();
    expect(orders()).toEqual([]);
    await expect.element(page.getByText(words.advice)).toBeVisible();
  });

  test('60 s after the last reload a failure reloads again', async () => {
    const { fail, orders } = at(start);
    await pass(60_000);
    await fail();
    expect(orders()).toEqual(['noteReload', 'reloadPage']);
  });

  test('a person may reload at any time', async () => {
    const { fail, orders } = at(start);
    await fail();
    await reload().click();
    expect(orders()).toEqual(['noteReload', 'reloadPage']);
    await expect.element(reload()).toHaveAttribute('aria-busy', 'true');
  });

  test('the advice can be followed while a dialog makes the page inert', async () => {
    const dialog = (
      <Modal open title="对话框" onClose={() => {}}>
        内容
      </Modal>
    );
    const { fail, orders } = at(start, dialog);
    await fail();
    await reload().click();
    expect(orders()).toEqual(['noteReload', 'reloadPage']);
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    expect(page.getByText(words.advice).elements()).toHaveLength(state.matches('advising') ? 1 : 0);
    expect(page.getByText(words.reloading).elements()).toHaveLength(state.matches('reloading') ? 1 : 0);
    expect(reload().elements()).toHaveLength(state.matches('watching') ? 0 : 1);
    if (state.matches('advising')) await expect.element(reload()).toBeEnabled();
  });
});
