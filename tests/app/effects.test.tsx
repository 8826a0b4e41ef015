import { beforeEach, expect, test } from 'vitest';
import { aroundEachTest } from '#tests/support/browser.ts';
import { authMachines, authRows } from '#tests/app/effects/authEffects.ts';
import { bookingMachines, bookingRows } from '#tests/app/effects/bookingEffects.ts';
import { deskMachines, deskRows } from '#tests/app/effects/deskEffects.ts';
import { enterpriseMachines, enterpriseRows } from '#tests/app/effects/enterpriseEffects.ts';
import type { Composed } from '#tests/app/effects/effectRow.ts';
import { runEffect } from '#tests/app/effects/effectRow.ts';
import { orderMachines, orderRows } from '#tests/app/effects/orderEffects.ts';
import { emptyBrowser } from '#tests/app/effects/outside.ts';
import { quoteMachines, quoteRows } from '#tests/app/effects/quoteEffects.ts';
import { settled } from '#tests/support/time.ts';
import { siteMachines, siteRows } from '#tests/app/effects/siteEffects.ts';

aroundEachTest();
beforeEach(emptyBrowser);

const composed: Record<string, Composed> = {
  ...authMachines,
  ...bookingMachines,
  ...deskMachines,
  ...enterpriseMachines,
  ...orderMachines,
  ...quoteMachines,
  ...siteMachines,
};
const rows = [...authRows, ...bookingRows, ...deskRows, ...enterpriseRows, ...orderRows, ...quoteRows, ...siteRows];

const titled = rows.map((row) => [[row.effect, row.where].filter(Boolean).join(' '), row] as const);

test.each(titled)('%s', async (_title, row) => {
  const { done, output, sent } = await runEffect(composed, row);
  // code that loads with the first call takes time
  await expect.poll(() => done).toEqual(row.done ?? []);
  await settled();
  expect(done).toEqual(row.done ?? []);
  if ('output' in row) expect(output).toEqual(row.output);
  if (row.sent) await expect.poll(() => sent).toEqual(row.sent);
  if (row.seen) await expect.poll(row.seen).toEqual(row.as);
});
