import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { booked, paint } from './bookedServices.ts';
import { button, signInByPassword } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

describe.each(booked)(
  '$line is ordered from its price list, $width px wide',
  ({ line: name, page: list, offerId, width, ...filled }) => {
    test('price before sign-in, order, number, and the order is followed', async () => {
      const service = allServices[name];
      const { page, complaints } = await visit(site, width);
      await page.goto(list);
      await page.locator('html[data-hydrated]').waitFor();
      const links = page.locator(`a[href*="${new URLSearchParams({ offer: offerId })}"]`);
      // a row may be for dangerous goods or for all others alone
      const fitting = filled.cargo === paint ? links.and(page.locator('a:not([href*="isDanger=N"])')) : links;
      if ((await fitting.count()) > 0) await fitting.first().click();
      else await page.goto(`${service.routes.order}?${new URLSearchParams({ offer: offerId })}`);
      await page.getByRole('heading', { level: 1, name: `${service.nameZh}下单` }).waitFor();
      await fillOrder(page, service, filled);
      const shown = await page
        .getByText(/^应付合计/)
        .first()
        .locator('xpath=..')
        .textContent();
      expect(shown).toMatch(/[¥$][\d,]+\.\d{2}/);

      await page.reload();
      await page.getByRole('heading', { level: 1, name: `${service.nameZh}下单` }).waitFor();
      await signInByPassword(page, '13800000003', seedPassword);
      await page.getByRole('button', { name: '提交订单' }).first().click();
      const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
      const orderNo = (await placed.getByText(new RegExp(`^${service.prefix}\\d{8,}$`)).textContent()) ?? '';
      for (const amount of shown?.match(/[¥$][\d,]+\.\d{2}/g) ?? []) await placed.getByText(amount).first().waitFor();

      await page.goto(`/?orderQuery=${orderNo}`);
      const query = page.getByRole('dialog', { name: /订单/ });
      await query.getByText(orderNo).first().waitFor();
      if (service.hasCargo) {
        const [note] = await Promise.all([page.waitForEvent('download'), button(query, '下载托书 PDF').click()]);
        expect(note.suggestedFilename()).toContain(orderNo);
        expect((await readFile(await note.path())).subarray(0, 5).toString()).toBe('%PDF-');
      }
      expect(complaints).toEqual([]);
    });
  },
);
