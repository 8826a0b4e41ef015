import type { Locator, Page } from 'playwright';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { paths } from '#contract/app/routes.ts';
import { drawLicence, sampleLicence } from '#tests/support/licence.ts';
import { button, field, untilStepped } from './company.ts';
import { fillOrder } from './fillOrder.ts';
import type { Scene } from './sceneParts.ts';
import { go, dialog } from './sceneParts.ts';

const closed = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page, name).waitFor({ state: 'detached' });
  await untilStepped(page);
};

const accountMenu = (page: Page): Locator => page.getByRole('banner').locator('[popovertarget][title]').first();
const query = (page: Page): Locator => dialog(page, '订单查询');
const orderPage = `${paths.domesticTradeOrder}?${new URLSearchParams({ offer: 'goods~glycerine-995' })}`;
const licencePicture = () => ({
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: drawLicence(sampleLicence).toBuffer('image/png'),
});

/** The dialogs of a company that is not verified, one after the other in one page. */
export const companyScenes: readonly Scene[] = [
  {
    name: 'account menu',
    isPage: true,
    open: async (page) => {
      await go(page, paths.news);
      await accountMenu(page).click();
      await button(page, '修改密码').waitFor();
    },
  },
  {
    name: 'password change, empty',
    open: async (page) => {
      await button(page, '修改密码').click();
      await button(dialog(page, '修改密码'), '确认修改').click();
      await dialog(page, '修改密码').locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'verification',
    open: async (page) => {
      await closed(page, '修改密码');
      await accountMenu(page).click();
      await page.getByRole('button', { name: /企业认证/ }).click();
      await page.getByLabel('选择营业执照图片').waitFor();
    },
  },
  {
    name: 'verification, licence read',
    open: async (page) => {
      await page.getByLabel('选择营业执照图片').setInputFiles(licencePicture());
      await field(page, 'creditCode').waitFor({ timeout: 40_000 });
    },
  },
  {
    name: 'verification, rejected',
    open: async (page) => {
      await field(page, 'enterpriseName').fill('宁波启明化工');
      await button(page, '提交审核').click();
      await dialog(page, '企业认证').getByText('原因：').waitFor({ timeout: 40_000 });
    },
  },
  {
    name: 'orders, none',
    open: async (page) => {
      await closed(page, '企业认证');
      await button(page, '订单查询').click();
      await query(page).getByText('还没有订单').waitFor();
    },
  },
  {
    name: 'drafts, none',
    open: async (page) => {
      await button(query(page), '草稿').click();
      await query(page).getByText('没有草稿').waitFor();
    },
  },
  {
    name: 'order placed',
    open: async (page) => {
      await go(page, orderPage);
      await page.getByRole('heading', { level: 1, name: '化工品采购下单' }).waitFor();
      await fillOrder(page, goods, { details: { tonnes: '20' } });
      await button(page, '提交订单').locator('visible=true').first().click();
      await dialog(page, '恭喜您，下单成功')
        .getByText(/^CHM\d{8,}$/)
        .waitFor();
    },
  },
  {
    name: 'page of a placed order',
    isPage: true,
    open: async (page) => {
      await page.reload();
      await page.getByRole('heading', { level: 1, name: /下单成功/ }).waitFor();
    },
  },
  {
    name: 'orders',
    open: async (page) => {
      await button(page, '订单查询').click();
      await query(page)
        .getByRole('button', { name: /CHM\d{8,}/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'an order',
    open: async (page) => {
      await query(page)
        .getByRole('button', { name: /CHM\d{8,}/ })
        .first()
        .click();
      await page.getByRole('article').getByText('去完成企业认证').waitFor();
    },
  },
  {
    name: 'cancelling an order',
    open: async (page) => {
      await button(page.getByRole('article'), '取消订单').click();
      await page.getByLabel('取消原因').waitFor();
    },
  },
  {
    name: 'changing an order',
    isPage: true,
    open: async (page) => {
      await button(page.getByRole('article'), '不取消').click();
      await page.getByRole('article').getByRole('button', { name: '修改订单' }).click();
      await page.getByRole('heading', { level: 1, name: /^修改订单/ }).waitFor();
    },
  },
  {
    name: 'drafts',
    open: async (page) => {
      await field(page, 'details.tonnes').fill('25');
      await button(page, '订单查询').click();
      await button(query(page), '草稿').click();
      await query(page)
        .getByRole('link', { name: /^继续填写/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'orders',
    isPage: true,
    open: async (page) => {
      await go(page, paths.orders);
      await page.getByRole('region', { name: '我的订单' }).waitFor();
    },
  },
  ...['workplace', 'verify', 'close'].map((to) => ({
    name: `member centre, ${to}`,
    isPage: true as const,
    open: async (page: Page) => page.goto(`/api-auth/sso/go?to=${to}`),
  })),
  ...['order/list', 'order/mmOrder', 'account/security', 'account/addresses', 'nowhere'].map((path) => ({
    name: `member centre, ${path}`,
    isPage: true as const,
    open: async (page: Page) => page.goto(`/user-center/${path}`),
  })),
];
