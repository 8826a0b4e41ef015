import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { solveSlider } from '../support/solveSlider.ts';
import type { StartedService } from '../support/startedService.ts';

/** Types into a port picker and takes its first match. */
export const choosePort = async (page: Page, label: string, typed: string, name: string): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('textbox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name }).first().click();
};

const base64Of = async (picture: Locator): Promise<string> => (await picture.getAttribute('src'))?.split(',')[1] ?? '';

/** Solves the jigsaw from its two pictures and drags the handle there. */
export const solveCaptcha = async (page: Page): Promise<void> => {
  const handle = page.getByRole('slider', { name: '拼图滑块' });
  const background = page.getByAltText('带有缺口的验证图片');
  const piece = background.locator('xpath=following-sibling::img');
  await piece.waitFor();
  const x = await solveSlider(await base64Of(background), await base64Of(piece));
  const track = await handle.locator('xpath=..').boundingBox();
  const grip = await handle.boundingBox();
  if (!track || !grip) throw new Error('The slider is not rendered.');
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  const distance = (x * (track.width - 2)) / 310;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(from.x + (distance * step) / 20, from.y + (step % 3));
    await page.waitForTimeout(15);
  }
  await page.mouse.up();
};

/** The login dialog, whatever its mode. */
export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: '登录或注册' });

/** The control of a form's field, by the field's name. */
export const field = (page: Page, name: string): Locator => page.locator(`[id="field-${name}"]`);

/** A button by the whole of its name. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** The fields that are said to be wrong. */
export const wrongFields = (within: Page | Locator): Locator => within.locator('[aria-invalid="true"]');

/** Reads an agreement to its end by key; the dialog that opens may first take the focus for itself. */
export const readToEnd = async (page: Page): Promise<void> => {
  const end = async (): Promise<boolean> => {
    await page.getByRole('region', { name: /正文$/ }).press('End');
    return button(page, '知道了').isEnabled();
  };
  await expect.poll(end, { timeout: 30_000 }).toBe(true);
};

/** Asks for a code in the dialog that is open, past the captcha, and types it. */
export const typeSmsCode = async (page: Page, service: StartedService, phone: string): Promise<void> => {
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: '手机号' }).fill(phone);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await solveCaptcha(page);
  await dialog.getByRole('button', { name: /秒后重新获取/ }).waitFor();
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await service.lastCode(phone));
};

/** Waits until a dialog that was closed has left the browser's history: its step back would break off what comes next. */
export const untilStepped = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !(history.state as { dialogs?: number } | null)?.dialogs);
};

/** Waits until the dialog is gone and the account corner shows a signed-in user. */
export const untilSignedIn = async (page: Page): Promise<void> => {
  await loginDialog(page).getByRole('textbox', { name: '手机号' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '会员中心' }).waitFor();
  await untilStepped(page);
};

/** Signs in through the login dialog that is open: phone, captcha, SMS code. */
export const signInBySms = async (page: Page, service: StartedService, phone: string): Promise<void> => {
  await typeSmsCode(page, service, phone);
  await loginDialog(page).getByRole('button', { name: '登录', exact: true }).click();
  await untilSignedIn(page);
};

/** Signs in by password from the header's button. */
export const signInByPassword = async (
  page: Page,
  phone: string,
  password: string,
  { remember = false } = {},
): Promise<void> => {
  await page.getByRole('button', { name: '注册/登录' }).click();
  await page.getByRole('tab', { name: '密码登录' }).click();
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: '手机号' }).fill(phone);
  await field(page, 'password').fill(password);
  if (remember) await dialog.getByText('记住密码 30 天').click();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await untilSignedIn(page);
};
