import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import model from '#stories/tooling/models/ChargeDetail.tsx';
import { laterSailing, sailing, tariff } from '#stories/fixtures/samples.ts';
import { elementsLater, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const at = () => renderMachine(model.machine, {}, model.play().view);
const toggle = (of: typeof sailing) =>
  page.getByRole('button', { name: new RegExp(`^${sailingMessages.sailings.charges}.*${of.vessel}`) });

test('the charges of a sailing are fetched when opened; at most one row is open, the last one wins', async () => {
  const { requests } = at();
  expect(requests.fetchDetail).toBeUndefined();
  await toggle(sailing).click();
  await toggle(laterSailing).click();
  expect(requests.fetchDetail?.map(({ input }) => input)).toMatchObject([{ id: 'S1' }, { id: 'S2' }]);
  requests.fetchDetail?.at(0)?.resolve(tariff);
  await settled();
  await expect.element(toggle(sailing)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(toggle(laterSailing)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('码头操作费')).not.toBeInTheDocument();
  requests.fetchDetail?.at(1)?.resolve(tariff);
  await settled();
  await expect.element(page.getByText('码头操作费')).toBeVisible();
});

/** Waits until a text appears or disappears: the code of the detail loads when it is first opened. */
const isThere = async (text: string, there: boolean) => {
  const found = page.getByText(text);
  await expect.poll(elementsLater(found)).toBe(there ? 1 : 0);
  if (there) await expect.element(found).toBeVisible();
};

walkEvery(model, async (state) => {
  const isClosed = state.matches('closed');
  await expect.element(toggle(sailing)).toHaveAttribute('aria-expanded', String(!isClosed));
  await isThere('码头操作费', state.matches('open'));
  await isThere(sailingMessages.charges.failed, state.matches('failed'));
});
