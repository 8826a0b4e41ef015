import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { field } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const quantityIn = (page: Page, item: string) => page.locator(`input[name="items.${item}"]`);

test.each([1440, 390])('the row that is pressed is what the order begins with, %i px wide', async (width) => {
  const { page, complaints } = await visit(site, width);
  const tanker = page.getByRole('link', { name: /上海 → 成都，30 t 危货罐车/ });
  const quantityOf = (item: string) => quantityIn(page, item);
  await page.goto(paths.domesticTrade);
  await page.locator('html[data-hydrated]').waitFor();
  await tanker.click();
  await expect.poll(() => quantityOf('TANK30').inputValue()).toBe('1');
  expect(await quantityOf('BOX10').inputValue()).toBe('');
  await page.getByText('¥23,750.00').first().waitFor();

  // nothing is typed yet: a reload opens the same row
  await page.reload();
  await expect.poll(() => quantityOf('TANK30').inputValue()).toBe('1');

  // what is chosen in the form outlives a reload, and the row does not come back over it
  await quantityOf('BOX30').fill('2');
  await quantityOf('TANK30').fill('0');
  await field(page, 'remark').fill('请提前一天联系');
  await page.reload();
  await expect.poll(() => quantityOf('BOX30').inputValue()).toBe('2');
  expect(await quantityOf('TANK30').inputValue()).toBe('');

  // the row pressed once more is chosen once more, and what was typed is still there
  await page.goto(paths.domesticTrade);
  await page.locator('html[data-hydrated]').waitFor();
  await tanker.click();
  await expect.poll(() => quantityOf('TANK30').inputValue()).toBe('1');
  expect(await quantityOf('BOX30').inputValue()).toBe('');
  expect(await field(page, 'remark').inputValue()).toBe('请提前一天联系');
  expect(complaints).toEqual([]);
});

test('where items stand side by side, each price leads to the order of its own', async () => {
  const { page, complaints } = await visit(site, 1440);
  await page.goto(paths.railWayIndex);
  await page.locator('html[data-hydrated]').waitFor();
  await page
    .getByRole('link', { name: /杜伊斯堡，40尺高柜（SOC）/ })
    .first()
    .click();
  await expect.poll(() => quantityIn(page, '40HQ').inputValue()).toBe('1');
  await expect.poll(() => page.getByRole('radio', { name: '货主箱（SOC）' }).isChecked()).toBe(true);
  await page.getByText('$5,650.00').first().waitFor();
  expect(complaints).toEqual([]);
});
