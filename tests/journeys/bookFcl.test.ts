import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choosePort, signInBySms } from './company.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

const fillParty = async (page: Page, who: string, party: { name: string; address: string; telephone: string }) => {
  const group = page.getByRole('group', { name: who });
  await group.getByLabel('名称').fill(party.name);
  await group.getByLabel('地址').fill(party.address);
  await group.getByLabel('电话').fill(party.telephone);
  await group.getByLabel('邮箱').fill('shipping@example.com');
};

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describe.each([
  { width: 1440, phone: '13812340001' },
  { width: 390, phone: '13812340002' },
])('a company books a full container, $width px wide', ({ width, phone }) => {
  const tags = width === 1440 ? [] : ['deep'];
  test('search, price, sign-in by SMS, order, notice; all of it outlives a kill -9', { tags }, async () => {
    const { page, complaints } = await visit(site, width, { savesData: false });

    await page.goto('/');
    await choosePort(page, '起运港', 'shanghai', '上海');
    await choosePort(page, '目的港', '汉堡', '汉堡');
    await page.getByRole('button', { name: '查询船期' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /共 \d+ 个航次/ })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('isDanger')).toBe('Y');

    await page
      .getByRole('button', { name: /^费用明细/ })
      .nth(1)
      .click();
    await page.getByText('美元费用').first().waitFor();
    await page.getByText('人民币费用').first().waitFor();
    await shot(page, `charges-${width}`);

    await page.getByRole('button', { name: /^下单/ }).nth(4).click();
    await shot(page, `login-${width}`);
    await signInBySms(page, site.service, phone);

    await page.getByRole('heading', { name: '海运整箱下单' }).waitFor();
    await shot(page, `order-${width}`);
    await page.getByLabel('货好日期').fill(tomorrow());
    await page.getByLabel('中文品名').fill('工业涂料');
    await page.getByLabel('英文品名').fill('Industrial paint');
    await page.getByLabel('HS 编码').fill('3208.90.10');
    await page.getByLabel('包装类型').selectOption('1A1');
    await page.getByLabel('件数').fill('80');
    await page.getByLabel('毛重').fill('16,000');
    await page.getByLabel('体积').fill('22.5');
    await page.getByLabel('联合国编号').fill('1263');
    await page
      .getByRole('option', { name: /UN 1263.*PG II\b/ })
      .first()
      .click();
    await page.getByLabel('正确运输名称').selectOption('PAINT');
    await page.getByLabel('闪点').fill('18');
    await page.getByLabel('净重').fill('15000');
    await page.getByLabel('24 小时应急联系人').fill('王安全');
    await page.getByLabel('24 小时应急电话').fill('+86 21 5555 0110');
    const party = {
      name: 'Example Coatings Co., Ltd.',
      address: '1 Example Road, Shanghai',
      telephone: '+86 21 5555 0120',
    };
    await fillParty(page, '发货人', party);
    await fillParty(page, '收货人', { ...party, name: 'Beispiel Farben GmbH', telephone: '+49 40 555 0130' });
    const contact = page.getByRole('group', { name: '订单联系人' });
    await contact.getByLabel('姓名').fill('李订舱');
    await contact.getByLabel('手机').fill(phone);
    await contact.getByLabel('邮箱').fill('booking@example.com');
    await page.getByLabel(/我已阅读并同意/).check();
    await shot(page, `filled-${width}`);

    await page.reload();
    await page.getByRole('textbox', { name: '毛重' }).waitFor();
    expect(await page.getByRole('textbox', { name: '毛重' }).inputValue()).toBe('16,000');

    await page.getByRole('button', { name: '提交订单' }).click();
    const placed = page.getByRole('dialog', { name: '恭喜您，下单成功' });
    const orderNo = (await placed.getByText(/^FCL\w+$/).textContent()) ?? '';
    await shot(page, `placed-${width}`);
    expect(orderNo).toMatch(/^FCL\w{8,}$/);
    await page.keyboard.press('Escape');
    await page.getByText(/两天/).first().waitFor();
    await shot(page, `notice-${width}`);

    await site.service.kill('SIGKILL');
    await site.service.start();
    // a document that the page itself was still loading ends the first reload
    const reload = async () => (await page.reload({ timeout: 10_000 }))?.status();
    await expect.poll(reload, { timeout: 40_000 }).toBe(200);
    const center = await page.context().newPage();
    await center.goto('/api-auth/sso/go?to=workplace');
    await center.getByText(orderNo).waitFor();
    expect(new URL(center.url()).search).not.toContain('token');
    await shot(center, `center-${width}`);
    await page.getByRole('button', { name: '会员中心' }).waitFor();
    // what was on its way when the service went down broke off, and until it was back nothing could be fetched
    expect(
      complaints.filter((text) => !/ERR_(?:CONNECTION_|SOCKET_NOT_CONNECTED|INCOMPLETE_|EMPTY_RESPONSE)/.test(text)),
    ).toEqual([]);
  });
});
