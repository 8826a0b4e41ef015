import { beforeEach, describe, expect, test } from 'vitest';
import { machines } from '#stories/tooling/charts/machines.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { authMachines, authRows } from '#tests/support/effects/authEffects.ts';
import { bookingMachines, bookingRows } from '#tests/support/effects/bookingEffects.ts';
import { deskMachines, deskRows } from '#tests/support/effects/deskEffects.ts';
import { enterpriseMachines, enterpriseRows } from '#tests/support/effects/enterpriseEffects.ts';
import type { Composed } from '#tests/support/effects/effectRow.ts';
import { effectsIn, machinesIn, runEffect } from '#tests/support/effects/effectRow.ts';
import { fakeSite } from '#tests/support/effects/fakeSite.ts';
import { orderMachines, orderRows } from '#tests/support/effects/orderEffects.ts';
import { emptyBrowser } from '#tests/support/effects/outside.ts';
import { quoteMachines, quoteRows } from '#tests/support/effects/quoteEffects.ts';
import { shellMachines, shellRows } from '#tests/support/effects/shellEffects.ts';
import { settled } from '#tests/support/time.ts';
import { siteMachines, siteRows } from '#tests/support/effects/siteEffects.ts';

aroundEachTest();
beforeEach(emptyBrowser);

const composed: Record<string, Composed> = {
  ...authMachines,
  ...bookingMachines,
  ...deskMachines,
  ...enterpriseMachines,
  ...orderMachines,
  ...quoteMachines,
  ...shellMachines,
  ...siteMachines,
};
/** Effects on the address and the page itself, which a test's page would not survive: the journeys show them. */
const leaving = new Set(['dialogHistory/leave', 'dialogHistory/traverse', 'desk/showAddress']);
const rows = [
  ...authRows,
  ...bookingRows,
  ...deskRows,
  ...enterpriseRows,
  ...orderRows,
  ...quoteRows,
  ...shellRows,
  ...siteRows,
];

/** Other compositions of a machine whose effects stand in the table under its own name, as those of templates do. */
const variants = { moved: 'booking', amending: 'booking', request: 'enquiry', orderPages: 'orderQuery' };

describe('an effect calls, stores and shows what it should', () => {
  test.each(rows.map((row) => ({ ...row, title: [row.effect, row.where].filter(Boolean).join(' ') })))(
    '$title',
    async (row) => {
      const { done, output, sent } = await runEffect(composed, row);
      // code that comes with the first call takes its time
      await expect.poll(() => done).toEqual(row.done ?? []);
      await settled();
      expect(done).toEqual(row.done ?? []);
      if ('output' in row) expect(output).toEqual(row.output);
      if (row.sent) await expect.poll(() => sent).toEqual(row.sent);
      if (row.seen) await expect.poll(row.seen).toEqual(row.as);
    },
  );
});

describe('the table is complete', () => {
  const { site } = fakeSite();

  test('every effect of every feature is in the table', () => {
    const provided = Object.entries(composed).flatMap(([name, compose]) => effectsIn(name, compose(site)));
    const named = provided.map((effect) => {
      const [root = '', ...rest] = effect.replace(/^orderPages\/templates\//, 'orderTemplates/').split('/');
      return [root in variants ? variants[root as keyof typeof variants] : root, ...rest].join('/');
    });
    const tested = new Set(rows.map(({ effect }) => effect));
    expect([...new Set(named)].filter((effect) => !tested.has(effect) && !leaving.has(effect))).toEqual([]);
  });

  test('every machine that has effects is composed', () => {
    const running = new Set(Object.values(composed).flatMap((compose) => machinesIn(compose(site))));
    const withEffects = Object.values(machines).filter((machine) => effectsIn('', machine).length > 0);
    expect(withEffects.map(({ id }) => id).filter((id) => !running.has(id))).toEqual(
      // what these fetch, the test of the pages shows
      ['list', 'detail'],
    );
  });
});
