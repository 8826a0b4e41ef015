import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { authNoticeMessages } from '#src/features/enterprise/messages/authNotice.ts';
import { accounts, button, go, signInByPassword } from './company.ts';
import type { Filled } from './fillOrder.ts';
import { fillOrder } from './fillOrder.ts';
import { orderOn, placed } from './paintOrder.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

interface Effort {
  clicks: number;
  keys: number;
  /** The text fields that were typed into. */
  fields: string[];
}

/** Counts the user's input on every page of a visit: presses, list choices, and typed characters. */
const countEffort = (): void => {
  const stored = sessionStorage.getItem('effort');
  const effort = (stored === null ? { clicks: 0, keys: 0, fields: [] } : JSON.parse(stored)) as Effort;
  Object.assign(globalThis, { effort });
  const counted = (change: () => void) => () => {
    change();
    sessionStorage.setItem('effort', JSON.stringify(effort));
  };
  const click = counted(() => (effort.clicks += 1));
  addEventListener('pointerdown', click, true);
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) click();
      const isTyped =
        target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.list === null);
      if (!isTyped || /^(?:checkbox|radio)$/.test(target.type)) return;
      counted(() => {
        effort.keys += target.value.length;
        if (!effort.fields.includes(target.id)) effort.fields.push(target.id);
      })();
    },
    true,
  );
};

/** The order of a service, and the page where it starts. */
interface Booked extends Filled {
  line: Exclude<ServiceCode, 'fcl'>;
  /** The page with its prices. */
  page: string;
  offerId: string;
}

const paint = { packages: '10', grossKg: '2,000', volumeM3: '3.2', unNumber: '1263', option: /UN 1263.*PG II\b/ };

/** An order of each service for dangerous goods, except the full container, which has its own journey. */
const booked: Booked[] = [
  { line: 'lcl', page: paths.shippingLcl, offerId: 'lcl~CNSHA~HKHKG', cargo: paint },
  {
    line: 'warehousing',
    page: paths.warehouse,
    offerId: 'warehousing~CNSHA-W1',
    items: { 'A-tonDay': '1' },
    cargo: paint,
  },
  { line: 'builtIn', page: paths.builtInOrder, offerId: 'builtIn~CNSHA-S1', items: { '20GP': '1' }, cargo: paint },
  { line: 'dgDesk', page: paths.dgdesk, offerId: 'dgDesk~CNSHA', cargo: paint },
  {
    line: 'domestic',
    page: paths.domesticTrade,
    offerId: 'domestic~310000~510100',
    items: { BOX10: '1' },
    cargo: paint,
  },
];

const most = { clicks: 8, keys: 110, fields: 10 };

/** Orders services of a price list one after the other, at the price shown before the sign-in; the first parties are typed. */
const orderAll = async (site: Site) => {
  const { page, complaints } = await visit(site, 1440);
  await page.addInitScript(countEffort);
  const tooMuch: Record<string, object> = {};
  for (const [index, { line, page: list, offerId, ...filled }] of booked.entries()) {
    const service = allServices[line];
    await go(page, list);
    const links = page.locator(`a[href*="${new URLSearchParams({ offer: offerId })}"]`);
    // a row may be only for dangerous goods, or only for other goods
    const fitting = filled.cargo === paint ? links.and(page.locator('a:not([href*="isDanger=N"])')) : links;
    await ((await fitting.count()) > 0
      ? fitting.first().click()
      : page.goto(`${service.routes.order}?${new URLSearchParams({ offer: offerId })}`));
    const heading = page.getByRole('heading', { level: 1, name: `${service.nameZh}下单` });
    await heading.waitFor();
    await page.evaluate(() => {
      const { effort } = globalThis as unknown as { effort: Effort };
      Object.assign(effort, { clicks: 0, keys: 0, fields: [] });
      sessionStorage.removeItem('effort');
    });
    await fillOrder(page, service, { ...filled, isInBook: index > 0 });
    const total = page
      .getByText(/^应付合计/)
      .first()
      .locator('xpath=..');
    await expect.poll(() => total.textContent()).toMatch(/[¥$][\d,]+\.\d{2}/);
    const shown = (await total.textContent()) ?? '';

    if (index === 0) {
      await page.reload();
      await heading.waitFor();
      await signInByPassword(page, accounts.verified);
    }
    const orderNo = await placed(page);
    expect(orderNo).toMatch(new RegExp(`^${service.prefix}`));
    const dialog = page.getByRole('dialog', { name: '恭喜您，下单成功' });
    for (const amount of shown.match(/[¥$][\d,]+\.\d{2}/g) ?? []) await dialog.getByText(amount).first().waitFor();
    // a verified user is not asked to verify
    await page.getByText('备齐单证').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.getByText('完成企业认证').count()).toBe(0);
    const effort = await effortOf(page);
    const { clicks, keys, fields } = effort;
    const isTooMuch = clicks > most.clicks || keys > most.keys || fields.length > most.fields;
    if (index > 0 && isTooMuch) tooMuch[line] = effort;

    // the notice opens over the form, and leads once to the user center from the next page, by a press or by itself
    const center = index === 0 && page.waitForEvent('popup');
    await button(dialog, '知道了').click();
    await page.getByRole('heading', { level: 1, name: '恭喜您，下单成功' }).waitFor();
    if (!center) continue;
    const notice = page.getByRole('dialog', { name: authNoticeMessages.title });
    const pressed = button(notice, authNoticeMessages.confirm).click();
    await Promise.race([center, pressed.catch(() => undefined)]);
    await (await center).close();

    await page.goto(`/?orderQuery=${orderNo}`);
    const order = orderOn(page, orderNo);
    await order.waitFor();
    const [note] = await Promise.all([page.waitForEvent('download'), button(order, '下载托书 PDF').click()]);
    expect(note.suggestedFilename()).toContain(orderNo);
    expect((await readFile(await note.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
  return { complaints, tooMuch };
};

const effortOf = async (page: Page): Promise<Effort> =>
  page.evaluate(() => (globalThis as unknown as { effort: Effort }).effort);

// one after the other: the address book has the parties of the previous order
test('each service for dangerous goods is ordered from its price list, again with at most 8 presses, 110 keys and ten fields', async () => {
  expect(await orderAll(await openSite())).toEqual({ complaints: [], tooMuch: {} });
});
