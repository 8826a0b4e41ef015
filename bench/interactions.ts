// Presses from the first paint of the home page, on a slow phone: each must have its effect. Exits with 1 if one is
// lost.
import type { Browser, Page } from 'playwright';
import { withPageBench } from './pages/bench.ts';
import { visitor } from './pages/load.ts';
import { firstPaint, holds, openSlow, timeOfPress } from './pages/press.ts';
import { progress, report } from './report.ts';

const tries = Number(process.env.TRIES ?? 10);
/** The first press is at first paint, each of the others this much after the previous one. */
const laterMs = 200;
const answerMaxMs = 20_000;
const loginMsMax = 150;

const phone = '13800000002';
const loginForm = '[role="dialog"] form';

const isThere = (page: Page, text: string): Promise<boolean> =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: answerMaxMs })
    .then(
      () => true,
      () => false,
    );

const typeInto = async (page: Page, name: string, text: string): Promise<void> => {
  await page.locator(`input[name="${name}"]`).click();
  await page.keyboard.type(text);
};

const loginTimes: number[] = [];

/** A visitor's first interactions; each returns whether it had its effect. */
const interactions: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  'login, then a phone number': async (page) => {
    const login = page.getByRole('button', { name: '注册/登录' });
    const ms = await timeOfPress(page, login, { selector: `dialog#pre-hydration-login[open] form, ${loginForm}` });
    if (ms === undefined) return false;
    loginTimes.push(ms);
    await page.keyboard.type(phone);
    const isOne = `document.querySelectorAll('[role="dialog"]').length === 1 && !document.getElementById('pre-hydration-login')`;
    const isTyped = `[...document.querySelectorAll('${loginForm} input')].some(({ value }) => value === '${phone}')`;
    return holds(page, `${isOne} && ${isTyped}`, answerMaxMs);
  },
  'a port typed': async (page) => {
    await typeInto(page, 'orgPort', '宁波');
    await page
      .getByRole('option', { name: /宁波/ })
      .first()
      .waitFor({ timeout: answerMaxMs })
      .catch(() => undefined);
    await page.keyboard.press('Enter');
    return holds(page, `document.querySelector('input[name="orgPortCode"]')?.value === 'CNNGB'`, 2_000);
  },
  'two ports typed, then a search': async (page) => {
    await typeInto(page, 'orgPort', '上海');
    await typeInto(page, 'dstPort', '汉堡');
    await page.getByRole('button', { name: '查询船期' }).click();
    return isThere(page, '个开船日');
  },
  'an empty search': async (page) => {
    await page.getByRole('button', { name: '查询船期' }).click();
    return holds(page, `document.querySelector('search [aria-invalid="true"]') !== null`, answerMaxMs);
  },
};

const isAnswered = async (browser: Browser, site: string, name: string, later: number): Promise<boolean> => {
  const context = await visitor(browser);
  const page = await openSlow(context);
  try {
    await firstPaint(page, `${site}/`);
    await page.waitForTimeout(later);
    return await interactions[name]!(page);
  } catch (error) {
    progress(`${name} after ${later} ms: ${String(error).split('\n')[0]}`);
    return false;
  } finally {
    await context.close();
  }
};

await withPageBench(async ({ browser, site }) => {
  await fetch(`${site}/`);
  for (const name of Object.keys(interactions)) {
    progress(`interactions, ${name}`);
    const lost: number[] = [];
    for (let n = 0; n < tries; n += 1) {
      const later = n * laterMs;
      if (!(await isAnswered(browser, site, name, later))) lost.push(later);
    }
    const more = lost.length > 0 ? `at ${lost.join(', ')} ms after first paint` : '';
    report(`${name}: lost of ${tries}`, lost.length, 0, '', more);
  }
  report('login dialog painted, slowest', Math.max(...loginTimes), loginMsMax, 'ms');
});
