import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { bulkMessages as messages } from '#src/features/booking/bulk/messages.ts';
import { button, field } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const pasted = [
  '品名\t英文品名\tHS编码\t包装\t件数\t毛重\t体积\tUN编号\t包装类别\t净重\t应急联系人\t应急电话',
  '甘油\tGlycerol\t2905450000\t1H1\t10\t2,600\t3.2',
  '异丙醇\tIsopropanol\t2905122000\t1A1\t十\t400\t1\tUN1219\tII\t320\t王工\t+86 138 0000 0000',
  '不要的一行\t\t\t\t\t\t',
].join('\n');

test.each([1440, 390])(
  'cargo pasted from a spreadsheet is corrected, left out and taken over, %i px wide',
  async (width) => {
    const { page, complaints } = await visit(site, width);
    await page.goto('/airLift/airLiftOrder?offer=air~PVG~FRA&isDanger=N');
    await button(page, bookingMessages.cargo.bulk).click();
    const dialog = page.getByRole('dialog', { name: messages.title });
    await dialog.getByLabel(messages.paste).fill(pasted);
    await dialog.getByText(messages.summary(1, 2, 0)).waitFor();
    const take = (count: number) => dialog.getByRole('button', { name: messages.take(count) });
    expect(await take(3).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: messages.include(3) }).uncheck();
    const wrong = dialog.getByLabel(messages.cell(2, messages.columns.packages), { exact: true });
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    await wrong.fill('2');
    // the entry has two names, of which the shipper chooses one
    await dialog
      .getByLabel(messages.cell(2, messages.columns['dangerous.properShippingName']), { exact: true })
      .fill('Isopropanol');
    await page.screenshot({ path: `dist/reports/bulk-${width}.png` });
    await dialog.getByText(messages.summary(2, 0, 1)).waitFor();
    await take(2).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await field(page, 'cargo.0.nameZh').inputValue()).toBe('甘油');
    expect(await field(page, 'cargo.1.nameZh').inputValue()).toBe('异丙醇');
    expect(await field(page, 'cargo.1.dangerous.unNumber').inputValue()).toBe('1219');
    expect(await field(page, 'cargo.2.nameZh').count()).toBe(0);

    const [template] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await button(page, bookingMessages.cargo.bulk).click();
        await button(dialog, messages.templateXlsx).click();
      })(),
    ]);
    const buffer = await readFile(await template.path());
    await dialog
      .getByLabel(messages.upload)
      .setInputFiles({ name: template.suggestedFilename(), mimeType: '', buffer });
    await dialog.getByText(messages.summary(1, 0, 0)).waitFor();
    await take(1).click();
    expect(await field(page, 'cargo.2.nameZh').inputValue()).toBe('异丙醇');
    expect(complaints).toEqual([]);
  },
);
