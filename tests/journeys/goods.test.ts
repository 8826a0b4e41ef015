import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { filterMessages as messages } from '#src/features/goods/messages/filters.ts';
import { field } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

describe.each([1440, 390])('goods, %i px wide', (width) => {
  test('are filtered by class, place, price and quantity, in the address and with the back button', async () => {
    const { page, complaints } = await visit(site, width);
    const list = page.getByRole('region', { name: '化工品清单' });
    const found = (count: number) => list.getByText(`共 ${count} 件商品`).waitFor();
    const unfold = async () => {
      if (width < 1024) await page.getByText('筛选', { exact: true }).first().click();
    };
    await page.goto(paths.business);
    await page.locator('html[data-hydrated]').waitFor();
    await unfold();
    const corrosive = page.getByRole('checkbox', { name: /腐蚀性物质/ });
    await corrosive.check();
    await found(10);
    expect(new URL(page.url()).search).toBe('?class=8');
    // the choice stays in reach of the keyboard, and the counts of places follow it
    expect(await corrosive.evaluate((one) => one === document.activeElement)).toBe(true);
    await field(page, 'place').selectOption({ label: messages.counted('江苏', 3) });
    await found(3);
    await field(page, 'priceTo').fill('5,000');
    await field(page, 'tons').fill('30');
    await field(page, 'tons').press('Enter');
    await found(2);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      class: '8',
      place: '江苏',
      priceTo: '5000',
      tons: '30',
    });
    expect(await list.getByRole('rowheader').allInnerTexts()).toEqual([
      expect.stringContaining('冰乙酸'),
      expect.stringContaining('次氯酸钠溶液'),
    ]);
    await page.goBack();
    await found(3);
    expect(await field(page, 'priceTo').inputValue()).toBe('');
    await page.reload();
    await found(3);
    await page.locator('html[data-hydrated]').waitFor();
    if (width < 1024) await page.getByText(messages.filtersWith(2)).click();
    await page.getByRole('link', { name: messages.clear }).click();
    await found(38);
    expect(complaints).toEqual([]);
  });
});
