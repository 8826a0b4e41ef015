import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goods } from '#contract/services/goods/definition.ts';
import { paths } from '#contract/app/routes.ts';
import { accounts, button, field, go, loginDialog, phoneField, signInByPassword, wrongFields } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import { openSharedSite, visit } from './visit.ts';

const order = (offer: string) => `${paths.domesticTradeOrder}?${new URLSearchParams({ offer })}`;
const glycerine = order('goods~glycerine-995');
const suggestion = (page: Page) => page.getByRole('region', { name: '未提交的委托' });

/** Counts layout shifts without user input; runs in a page before its own scripts. */
const noteShifts = (): void => {
  const noted = { shifts: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) noted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Whether a press in the middle of a control hits it, scrolled to the lower edge or the middle of the window. */
const canBePressed = async (control: Locator): Promise<boolean[]> =>
  control.evaluate((element) =>
    (['end', 'center'] as const).map((block) => {
      element.scrollIntoView({ block, behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

test('nothing typed into an order is lost: a sign-in that is dismissed, a reload, two windows, a draft found again', async () => {
  const site = await openSharedSite();
  const { page, complaints } = await visit(site, 1440);
  await page.addInitScript(noteShifts);

  // the order starts with the pressed row of prices; later choices survive a reload
  await go(page, paths.domesticTrade);
  const row = page.getByRole('row', { name: /上海 → 宁波，30 t 危货罐车/ });
  const [total = ''] = /¥[\d,.]+(?=[^¥]*下单)/.exec((await row.textContent()) ?? '') ?? [];
  await row.getByRole('link').click();
  const quantityOf = (item: string) => page.locator(`input[name="items.${item}"]`);
  await expect.poll(() => quantityOf('TANK30').inputValue()).toBe('1');
  await page.getByText(total, { exact: true }).first().waitFor();
  await quantityOf('BOX30').fill('2');
  await quantityOf('TANK30').fill('0');
  await field(page, 'remark').fill('请提前一天联系');
  await page.reload();
  await expect.poll(() => quantityOf('BOX30').inputValue()).toBe('2');
  await expect.poll(() => quantityOf('TANK30').inputValue()).toBe('');
  await expect.poll(() => field(page, 'remark').inputValue()).toBe('请提前一天联系');

  // the page shows the missing fields, and a dismissed sign-in loses no input
  await go(page, glycerine);
  await button(page, '提交订单').first().click();
  await expect.poll(() => wrongFields(page).count()).toBeGreaterThan(3);
  await fillOrder(page, goods, { details: { tonnes: '11' } });
  await button(page, '提交订单').first().click();
  await button(loginDialog(page), '关闭').click();
  await phoneField(page).waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'details.tonnes').inputValue()).toBe('11');
  await expect.poll(() => button(page, '提交订单').first().isEnabled()).toBe(true);

  // two windows do not overwrite each other
  const other = await page.context().newPage();
  await go(other, glycerine);
  await expect.poll(() => field(other, 'details.tonnes').inputValue()).toBe('11');
  await field(other, 'details.tonnes').fill('12');
  await page.bringToFront();
  await button(page, '用那边的内容').click();
  await expect.poll(async () => field(page, 'details.tonnes').inputValue()).toBe('12');
  await field(other, 'details.tonnes').fill('13');
  await button(page, '保留本窗口的内容').click();
  await expect.poll(() => field(page, 'details.tonnes').inputValue()).toBe('12');
  await other.close();

  // a draft is suggested on other pages without moving or covering other elements
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [address, first] of [
      [
        '/shippingFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y',
        page.getByRole('link', { name: /^下单/ }).first(),
      ],
      ['/fluidBag', page.locator('#rates').getByRole('link').first()],
    ] as const) {
      await page.goto(address);
      await suggestion(page).getByRole('link', { name: /继续/ }).first().waitFor();
      await first.waitFor();
      expect(await canBePressed(first)).toEqual([true, true]);
      const { shifts } = await page.evaluate(() => (globalThis as unknown as { noted: { shifts: number } }).noted);
      expect(shifts).toBeLessThan(0.1);
    }
  }
  // a dismissed suggestion stays hidden for the tab's lifetime
  await suggestion(page).getByRole('button', { name: '稍后再说' }).press('Enter');
  await suggestion(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await go(page, '/tankIndex');
  await page.locator('#rates').getByRole('link').first().waitFor();
  await expect.poll(() => suggestion(page).count()).toBe(0);

  // another tab suggests it again; there a deletion is undone; the order query lists it too
  const tab = await page.context().newPage();
  await go(tab, '/');
  await suggestion(tab)
    .getByRole('button', { name: /^删除草稿.*化工品/ })
    .first()
    .click();
  await button(suggestion(tab), '撤销').click();
  await signInByPassword(tab, accounts.verified);
  await go(tab, '/lost');
  await button(tab, '订单查询').first().click();
  const query = tab.getByRole('dialog', { name: '订单查询' });
  await query.getByRole('button', { name: /草稿/ }).first().click();
  await query
    .getByRole('link', { name: /^继续填写.*化工品/ })
    .first()
    .click();
  await tab.waitForURL((url) => url.searchParams.has('offer'));
  await tab.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
  await expect.poll(() => field(tab, 'details.tonnes').inputValue()).toBe('12');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});
