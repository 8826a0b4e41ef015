import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { seedPassword } from '#server/db/seed/accounts.ts';
import { solveSlider } from '../support/solveSlider.ts';
import type { StartedService } from '../support/startedService.ts';
import type { SharedSite } from './visit.ts';
import { visit } from './visit.ts';

/** The phone numbers of seeded accounts. */
export const accounts = {
  naturalPerson: '13800000001',
  unverified: '13800000002',
  verified: '13800000003',
  /** Its user centre is a separate page. */
  special: '13800000004',
  wholeVehicles: '13800000005',
};

export const hydrated = async (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor();

/** Opens an address and waits until the page is hydrated. */
export const go = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

/** Waits until a page is hydrated and has no pending requests. */
export const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
};

/** Types into a port picker and takes its first match. */
export const choosePort = async (page: Page, label: string, typed: string, name: string): Promise<void> => {
  await hydrated(page);
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
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (x * (track.width - 2)) / 310, from.y, { steps: 20 });
  await page.mouse.up();
};

/** The login dialog, in any mode. */
export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: '登录或注册' });

/** The phone field of the login dialog, in any mode. */
export const phoneField = (page: Page): Locator => loginDialog(page).getByRole('textbox', { name: '手机号' });

/** The control of a form's field, by the field's name. */
export const field = (page: Page, name: string): Locator => page.locator(`[id="field-${name}"]`);

/** A button by its exact name. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** The fields that are marked as invalid. */
export const wrongFields = (within: Page | Locator): Locator => within.locator('[aria-invalid="true"]');

/** The menu that a signed-in user's name opens. */
export const openAccountMenu = async (page: Page): Promise<void> =>
  page.getByRole('banner').locator('[popovertarget][title]').first().click();

/** Reads an agreement to its end by key; the dialog that opens may first take the focus for itself. */
export const readToEnd = async (page: Page): Promise<void> => {
  const end = async (): Promise<boolean> => {
    await page.getByRole('region', { name: /正文$/ }).press('End');
    return button(page, '知道了').isEnabled();
  };
  await expect.poll(end).toBe(true);
};

/** Requests a code in the open dialog, solves the captcha, and types the code. */
export const typeSmsCode = async (page: Page, service: StartedService, phone: string): Promise<void> => {
  const dialog = loginDialog(page);
  await phoneField(page).fill(phone);
  await button(dialog, '获取验证码').click();
  await solveCaptcha(page);
  await button(dialog, /秒后重新获取/).waitFor();
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await service.lastCode(phone));
};

/**
 * Waits until a dialog that was closed has left the browser's history: its step back would interrupt the next
 * navigation.
 */
export const untilStepped = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !(history.state as { dialogs?: number } | null)?.dialogs);
};

/** Waits until the dialog is gone and the account corner shows a signed-in user. */
export const untilSignedIn = async (page: Page): Promise<void> => {
  await phoneField(page).waitFor({ state: 'detached' });
  await button(page, '会员中心').waitFor();
  await untilStepped(page);
};

/** Signs in through the login dialog that is open: phone, captcha, SMS code. */
export const signInBySms = async (page: Page, service: StartedService, phone: string): Promise<void> => {
  await typeSmsCode(page, service, phone);
  await button(loginDialog(page), '登录').click();
  await untilSignedIn(page);
};

/** Submits a phone number and a password in the login dialog that is open. */
export const submitPassword = async (page: Page, phone: string, password = seedPassword): Promise<void> => {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await phoneField(page).fill(phone);
  await field(page, 'password').fill(password);
  await button(loginDialog(page), '登录').click();
};

/** Signs in by password in the login dialog that is open. */
export const signInHere = async (page: Page, phone: string, password?: string): Promise<void> => {
  await submitPassword(page, phone, password);
  await untilSignedIn(page);
};

/** Signs in by password from the header's button. */
export const signInByPassword = async (page: Page, phone: string, password?: string): Promise<void> => {
  await button(page, '注册/登录').click();
  await signInHere(page, phone, password);
};

/** A visit of a user who has signed in on the home page. */
export const visitAs = async (site: SharedSite, phone: string, width: number): ReturnType<typeof visit> => {
  const visited = await visit(site, width);
  await go(visited.page, '/');
  await signInByPassword(visited.page, phone);
  return visited;
};

/** Removes the session secret, as if the service had ended the session. */
export const endSession = async (page: Page): Promise<void> => {
  for (const { name, httpOnly } of await page.context().cookies())
    if (httpOnly) await page.context().clearCookies({ name });
};

/** The complaints, except those of the browser itself about a rejected response or an unavailable service. */
export const unexpected = (complaints: readonly string[]): string[] =>
  complaints.filter(
    (text) => !/status of 4\d\d|ERR_(?:CONNECTION_|SOCKET_NOT_CONNECTED|INCOMPLETE_|EMPTY_RESPONSE)/.test(text),
  );
