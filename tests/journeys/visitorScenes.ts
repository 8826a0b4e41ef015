import { paths } from '#contract/app/routes.ts';
import { button, loginDialog } from './company.ts';
import type { Scene } from './sceneParts.ts';
import { go, dialog } from './sceneParts.ts';

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
