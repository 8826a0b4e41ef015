import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { button, field, loginDialog, readToEnd, signInByPassword } from './company.ts';
import { breakerOf } from './failEveryWay.ts';
import { responseOf, failures, unauthorized } from './failureKinds.ts';
import { walkedCalls } from './failingCalls.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

const ways = [...failures, unauthorized];
const openLogin = async (page: Page, tab: string): Promise<void> => {
  await page.goto(paths.root);
  await page.locator('html[data-hydrated]').waitFor();
  await button(page, '注册/登录').first().click();
  await page.getByRole('tab', { name: tab }).click();
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).fill('13800000001');
};

const newPassword = 'Harbour#2026-tide';

test('signing in by password and by code, the code, and every way past the captcha', async () => {
  const { page } = await visit(site, 390);
  const dialog = loginDialog(page);
  const { every, respond, walked: broken } = breakerOf(page);
  await openLogin(page, '密码登录');
  await field(page, 'password').fill(seedPassword);
  await every('passwordLogin', async () => button(dialog, '登录').click(), { ways });

  await page.getByRole('tab', { name: '验证码登录' }).click();
  await field(page, 'captcha').fill('123456');
  await every('smsLogin', async () => button(dialog, '登录').click(), { ways });

  const captcha = page.getByRole('dialog', { name: '请完成安全验证' });
  const picture = page.getByAltText('带有缺口的验证图片');
  const anew = button(captcha, /^(?:换一张图片|重试)$/).first();
  await button(dialog, '获取验证码').click();
  await picture.waitFor();
  await every('captchaGet', async () => anew.click(), { ways });
  await anew.click();
  await picture.waitFor();
  // the verdict stands over the picture, and is read to those who do not see it
  const slide = async () => {
    await captcha.locator('[data-state="ready"]').waitFor();
    for (const key of ['ArrowRight', 'Enter']) await page.getByRole('slider').press(key);
  };
  for (const [, give, said] of ways) {
    const unchecked = await respond(['captchaCheck'], give);
    await slide();
    // it stands there for a second: looked for by the page itself
    await page.waitForFunction(
      (text) => [...document.querySelectorAll('p, output')].filter((each) => each.textContent === text).length === 2,
      loginMessages.captcha.failed(said),
    );
    await unchecked.mend();
  }

  const work = async () => captcha.getByRole('button', { name: /^(?:免图验证|再试一次)$/ }).click();
  await every('proofOfWorkGet', work, { ways });
  const easy = { token: 'easy', puzzles: 1, zeroBits: 1, iterations: 1 };
  const given = await respond(['proofOfWorkGet'], responseOf(easy));
  await every('proofOfWorkCheck', work, { ways });
  const passed = await respond(['proofOfWorkCheck'], responseOf({ verification: 'passed' }));
  await button(captcha, '关闭').click();
  // what was said of the sign-in goes as soon as something is typed
  await field(page, 'captcha').fill('654321');
  const requestCode = (within: Locator) => async () => {
    await button(within, '获取验证码').click();
    await button(captcha, '免图验证').click();
  };
  await every('sendSms', requestCode(dialog), { ways });

  await button(dialog, '改用邮箱登录').click();
  const mailed = page.getByRole('dialog', { name: '邮箱验证码登录' });
  await field(page, 'email').fill('trade@example.com');
  await field(page, 'captcha').fill('123456');
  await every('emailLogin', async () => button(mailed, '登录').click(), { ways });
  await field(page, 'captcha').fill('654321');
  await every('sendEmailCode', requestCode(mailed), { ways });
  await given.mend();
  await passed.mend();
  expect(['captchaCheck', ...broken()]).toEqual(walkedCalls.signIn);
}, 300_000);

test('registering, a new password, another password', async () => {
  const { page } = await visit(site, 1440);
  const dialog = loginDialog(page);
  const { every, respond, walked: broken } = breakerOf(page);
  await openLogin(page, '密码登录');
  await button(dialog, '忘记密码？').click();
  const reset = page.getByRole('dialog', { name: '找回密码' });
  await reset.getByRole('textbox', { name: '验证码' }).fill('123456');
  for (const name of ['password', 'passwordAgain']) await field(page, name).fill(newPassword);
  await every('resetPassword', async () => button(reset, '设置新密码并登录').click(), { ways });

  await openLogin(page, '注册');
  await dialog.getByRole('textbox', { name: '验证码' }).fill('123456');
  for (const name of ['password', 'passwordAgain']) await field(page, name).fill(newPassword);
  await button(dialog, '注册').click();
  await readToEnd(page);
  const away = await respond(['register'], (route) => route.abort());
  await button(page, '知道了').click();
  await dialog.getByText('网络连接失败，请检查网络后重试').waitFor();
  await away.mend();
  await every('register', async () => button(dialog, '注册').click(), { ways });

  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, '13800000002', seedPassword);
  await page.getByRole('banner').locator('[popovertarget]').first().click();
  await button(page, '修改密码').click();
  for (const name of ['newPassword', 'passwordAgain']) await field(page, name).fill(newPassword);
  await field(page, 'oldPassword').fill(seedPassword);
  const change = page.getByRole('dialog', { name: '修改密码' });
  await every('changePassword', async () => change.locator('button[type=submit]').click());
  expect(broken()).toEqual(walkedCalls.passwords);
}, 300_000);

test('a link from a sister site that cannot sign in: said on the page, which stays anonymous', async () => {
  const { page } = await visit(site, 390);
  const { every, walked: broken } = breakerOf(page);
  await every(
    'singleSignOn',
    async () => {
      await page.goto(`${paths.root}?token=of-a-sister-site`);
      await button(page, '注册/登录').first().waitFor();
    },
    { ways, loads: 1 },
  );
  expect(broken()).toEqual(walkedCalls.signOn);
}, 300_000);
