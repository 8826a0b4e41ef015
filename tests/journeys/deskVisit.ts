import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { stepOf, totpOf } from '#server/desk/staff/totp.ts';
import { bytesOfBase32 } from '#tests/support/desk.ts';
import { now } from './clock.ts';
import { axeFor } from './pageFaults.ts';
import type { Site } from './visit.ts';

/** Expects no violations by axe in a page. */
export const axed = async (page: Page): Promise<void> => {
  const { violations } = await axeFor(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

/** Adds a person as an operator does; returns the one-time code of the printed link. */
export const addedStaff = (site: Site, login: string, name: string, role: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, ['dist/server/admin.js', 'staff', 'add', login, name, role], {
    encoding: 'utf8',
    env: { ...process.env, ...site.service.environment },
  });
  const [, code] = /#enrol=([\w-]+)/.exec(stdout) ?? [];
  if (code === undefined) throw new Error(stderr);
  return code;
};

/** Sets a password and an authenticator app on the page of a one-time link; the person is signed in then. */
export const enrol = async (page: Page): Promise<void> => {
  await page.getByRole('form', { name: '开通工作台账号' }).waitFor();
  const secret = bytesOfBase32((await page.locator('code').textContent()) ?? '');
  await page.getByRole('textbox', { name: '密码' }).fill('nine tons of methanol');
  await page.getByRole('textbox', { name: '动态口令' }).fill(totpOf(secret, stepOf(new Date(now()))));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '待办' }).waitFor();
};
