import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

/** Counts what moves without the visitor's doing; runs in a page before its own scripts. */
const noteShifts = (): void => {
  const noted = { shifts: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) noted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How many drafts the device keeps. */
const drafts = async (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')).length);

/** Whether a press in the middle of a control, scrolled to the lower edge of the window or to its middle, meets it. */
const canBePressed = async (control: Locator): Promise<boolean[]> =>
  control.evaluate((element) =>
    (['end', 'center'] as const).map((block) => {
      element.scrollIntoView({ block, behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

describe.each([1440, 390])('a suggested draft at %i px', (width) => {
  test('moves nothing and covers nothing: the first result and the first price can be pressed', async () => {
    const { page, complaints } = await visit(site, width);
    await page.goto('/domesticTrade/orderPage?offer=goods~glycerine-995');
    await page.locator('[id="field-details.tonnes"]').fill('11');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft.'))))
      .toBe(true);

    await page.addInitScript(noteShifts);
    for (const [address, first] of [
      [
        '/shippingFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y',
        page.getByRole('button', { name: /^下单/ }).first(),
      ],
      ['/fluidBag', page.locator('#rates').getByRole('link').first()],
    ] as const) {
      await page.goto(address);
      const quote = page.getByRole('region', { name: '未提交的委托' });
      await quote.getByRole('link', { name: /继续/ }).waitFor();
      await first.waitFor();
      expect(await canBePressed(first)).toEqual([true, true]);
      const { shifts } = await page.evaluate(() => (globalThis as unknown as { noted: { shifts: number } }).noted);
      expect(shifts).toBeLessThan(0.1);
    }
    expect(complaints).toEqual([]);
  });

  test('stays dismissed while the tab lives, with the draft stored', async () => {
    const { page, complaints } = await visit(site, width);
    await page.goto('/domesticTrade/orderPage?offer=goods~glycerine-995');
    await page.locator('[id="field-details.tonnes"]').fill('11');
    await expect.poll(async () => drafts(page)).toBe(1);
    await page.goto('/fluidBag');
    const quote = page.getByRole('region', { name: '未提交的委托' });
    await quote.getByRole('button', { name: '稍后再说' }).press('Enter');
    await quote.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goto('/tankIndex');
    await page.locator('html[data-hydrated]').waitFor();
    await page.locator('#rates').getByRole('link').first().waitFor();
    expect(await quote.count()).toBe(0);
    expect(await drafts(page)).toBe(1);
    // another visit shows it again
    const tab = await page.context().newPage();
    await tab.goto('/tankIndex');
    await tab.getByRole('region', { name: '未提交的委托' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
