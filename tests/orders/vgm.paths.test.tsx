import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editedVgm } from '#contract/orders/vgm/vgmForms.ts';
import { vgmMachine } from '#machines/orders/vgm.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { Vgm } from '#src/features/orders/papers/Vgm.tsx';
import { declared, weighed } from '#stories/orders/vgmSamples.ts';
import model from '#stories/tooling/models/Vgm.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

test('what a container lacks is marked at its field once it is submitted', async () => {
  const { requests } = renderMachine(vgmMachine, { orderNo: declared.orderNo }, (actor) => (
    <Vgm actor={actor} orderHref="/orders/FCL1" onExport={() => undefined} />
  ));
  const draft = editedVgm(weighed, { path: 'containers.0.weighedBy', value: '' });
  requests.fetchVgm?.at(-1)?.resolve({ order: declared, stored: { draft, versions: [] }, typed: null });
  await settled();
  await page.getByRole('button', { name: messages.submit }).click();
  await expect.poll(() => document.querySelectorAll('[aria-invalid="true"]').length).toBe(1);
});

walkEvery(model, (state) => {
  const { form, versions, wrong } = state.context;
  const isShown = state.matches('shown');
  expect(page.getByRole('form').elements()).toHaveLength(isShown ? 1 : 0);
  expect(page.getByRole('group', { name: /^第 \d 箱/ }).elements()).toHaveLength(isShown ? form!.containers.length : 0);
  expect(page.getByText(/^第 3 行“/).elements()).toHaveLength(isShown ? wrong.length : 0);
  expect(page.getByText(messages.never).elements()).toHaveLength(isShown && versions.length === 0 ? 1 : 0);
  const isIn = (name: 'unsaved' | 'overtaken' | 'taking' | 'keeping') => state.matches({ shown: { form: name } });
  const savesAgain = isIn('unsaved') && !state.matches({ shown: { clock: 'late' } });
  expect(page.getByText(messages.saving.overtaken).elements().length).toBe(
    Number(isIn('unsaved') || isIn('overtaken')),
  );
  expect(page.getByRole('button', { name: messages.retry }).elements()).toHaveLength(savesAgain ? 1 : 0);
  expect(page.getByRole('button', { name: messages.useStored }).elements()).toHaveLength(
    Number(isIn('overtaken') || isIn('taking') || isIn('keeping')),
  );
});
