import type { Locator, Page } from 'playwright';
import { allLines } from '#contract/services/definitions/allServices.ts';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { paths } from '#contract/app/routes.ts';
import { drawLicence, sampleLicence } from '../support/licence.ts';
import { button, field, loginDialog, untilStepped, wrongFields } from './company.ts';
import { fillOrder } from './fillOrder.ts';

/** Something to look at, and the gestures that lead there from the one before. */
export interface Scene {
  name: string;
  /** It is the page itself, or a menu of it, with no dialog over it. */
  isPage?: true;
  open: (page: Page) => Promise<unknown>;
}

const go = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
};

/** Found by what it shows: the dialog's own box has no size. */
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

const closed = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page, name).waitFor({ state: 'detached' });
  await untilStepped(page);
};

const loginMode =
  (tab: string, submit: string): Scene['open'] =>
  async (page) => {
    await page.getByRole('tab', { name: tab }).click();
    await button(loginDialog(page), submit).click();
  };

/** The dialogs of a visitor, one after the other in one page. */
export const visitorScenes: readonly Scene[] = [
  {
    name: 'login by code',
    open: async (page) => {
      await go(page, paths.news);
      await button(page, '注册/登录').click();
      await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor();
    },
  },
  { name: 'login by code, empty', open: async (page) => button(loginDialog(page), '登录').click() },
  { name: 'login by password, empty', open: loginMode('密码登录', '登录') },
  {
    name: 'new password, empty',
    open: async (page) => {
      await button(loginDialog(page), '忘记密码？').click();
      await button(page, '设置新密码并登录').click();
    },
  },
  {
    name: 'registration, empty',
    open: async (page) => {
      await button(page, '返回登录').click();
      await loginMode('注册', '注册')(page);
    },
  },
  {
    name: 'agreement to read',
    open: async (page) => {
      await button(loginDialog(page), '《用户服务协议》').click();
      await button(page, '知道了').waitFor();
    },
  },
  {
    name: 'slider captcha',
    open: async (page) => {
      await button(dialog(page, /协议$/), '关闭').click();
      await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill('13912345678');
      await button(loginDialog(page), '获取验证码').click();
      await page.getByAltText('带有缺口的验证图片').waitFor();
    },
  },
  {
    name: 'word captcha',
    open: async (page) => {
      await button(page, '点选文字验证').click();
      await page.getByAltText('含有文字的验证图片').waitFor();
    },
  },
  {
    name: 'captcha without a picture',
    open: async (page) => {
      await button(page, '免图验证').click();
      await page.getByRole('progressbar', { name: '免图验证进度' }).waitFor();
    },
  },
  {
    name: 'theme settings',
    open: async (page) => {
      await go(page, paths.news);
      await button(page, '界面设置').click();
      await dialog(page, '界面设置').getByText('主题色').waitFor();
    },
  },
];

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
  ...['workplace', 'verify', 'close'].map((to) => ({
    name: `member centre, ${to}`,
    isPage: true as const,
    open: async (page: Page) => page.goto(`/api-auth/sso/go?to=${to}`),
  })),
  ...['order/list', 'order/mmOrder', 'account/security', 'nowhere'].map((path) => ({
    name: `member centre, ${path}`,
    isPage: true as const,
    open: async (page: Page) => page.goto(`/user-center/${path}`),
  })),
];

/** An order form with its problems shown, the particulars of dangerous goods unfolded. */
const orderForm = (lineZh: string, open: Scene['open']): Scene => ({
  name: `order form, ${lineZh}`,
  isPage: true,
  open: async (page) => {
    await open(page);
    await page.getByRole('heading', { level: 1, name: `${lineZh}下单` }).waitFor();
    await button(page, '提交订单').locator('visible=true').first().click();
    await wrongFields(page).first().waitFor();
    for (const more of await page.getByText(/^更多申报项/).all()) await more.click();
  },
});

const offers: Readonly<Record<Exclude<ServiceLine, 'fcl'>, string>> = {
  lcl: 'lcl~CNSHA~HKHKG',
  air: 'air~PVG~FRA',
  rail: 'rail~CN-CKG-TJC~DE-DUI',
  tank: 'tank~CNSHA~KRPUS',
  flexitank: 'flexitank~CNSHA~KRPUS',
  warehousing: 'warehousing~CNSHA-W1',
  builtIn: 'builtIn~CNSHA-S1',
  dgDesk: 'dgDesk~CNSHA',
  domestic: 'domestic~310000~510100',
  goods: 'goods~glycerine-995',
};

/** Where an offer of each line but the first, whose sailings come and go, is ordered. */
export const orderAddresses = (Object.keys(offers) as (keyof typeof offers)[]).map((name) => ({
  lineZh: allLines[name].nameZh,
  address: `${allLines[name].routes.order}?${new URLSearchParams({ offer: offers[name] })}`,
}));

/** Pages as who has ordered whole vehicles sees them, with the longest header, and the order form of every line. */
export const orderScenes: readonly Scene[] = [
  ...[paths.home, paths.shippingFcl, paths.helpCenter, '/lost'].map((address) => ({
    name: `signed in, ${address}`,
    isPage: true as const,
    open: async (page: Page) => go(page, address),
  })),
  orderForm(allLines.fcl.nameZh, async (page) => {
    await go(page, `${paths.shippingFcl}?orgPortCode=CNSHA&dstPortCode=DEHAM&isDanger=Y`);
    await page.getByRole('button', { name: /^下单/ }).first().click();
  }),
  ...orderAddresses.map(({ lineZh, address }) => orderForm(lineZh, async (page) => go(page, address))),
];
