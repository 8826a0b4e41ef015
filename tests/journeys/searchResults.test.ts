import { beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { field, loginDialog } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', isDanger: 'N' };
const results = `${paths.shippingFcl}?${new URLSearchParams(lane)}`;

test.each([1440, 390] as const)(
  'at %i px: a load, its total in two currencies, a month, a comparison, an order',
  async (width) => {
    const { page, complaints } = await visit(site, width);
    await page.goto(results);
    await page.locator('html[data-hydrated]').waitFor();
    const address = () => new URL(page.url()).searchParams;

    await page.getByText('40HQ', { exact: true }).first().click();
    await field(page, 'containers').fill('2');
    await page.getByRole('button', { name: '查询船期' }).click();
    await page.getByText('按 2 × 40HQ 合计').waitFor();
    const first = () => page.locator('tbody').filter({ hasText: '下单' }).first();
    await expect.poll(() => first().textContent()).toContain('¥');
    await page.getByText('美元', { exact: true }).click();
    await expect.poll(() => address().get('currency')).toBe('2');
    await page.getByText(/参考汇率：1 美元 = 7\.1 元（演示汇率/).waitFor();

    await page.getByRole('button', { name: '月历' }).click();
    await page
      .getByRole('button', { name: /本月最低/ })
      .first()
      .click();
    await expect.poll(() => address().get('day')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await page
      .getByRole('button', { name: /本月最低/ })
      .first()
      .click();
    await expect.poll(() => address().get('day')).toBe(null);
    await page.getByRole('button', { name: '收起月历' }).click();

    for (const index of [0, 1, 2]) await page.getByRole('checkbox', { name: /^对比/ }).nth(index).check();
    await expect.poll(() => address().get('compare')?.split(',').length).toBe(3);
    expect(await page.getByRole('checkbox', { name: /^对比/ }).nth(3).isDisabled()).toBe(true);

    // the address is the whole page
    await page.goto(page.url());
    const comparison = page.getByRole('region', { name: '航次对比' });
    await expect.poll(() => comparison.getByRole('columnheader').count()).toBe(4);
    const total = await comparison.getByRole('row', { name: /^合计/ }).getByRole('cell').first().textContent();
    expect(total).toMatch(/^\$[\d,]+\.\d\d/);
    await page.locator('html[data-hydrated]').waitFor();
    await comparison.getByRole('button', { name: /^下单/ }).last().click();
    // the order page is for users
    await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
