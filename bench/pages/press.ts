import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright';
import { slowDown } from './load.ts';

const observer = readFileSync(new URL('press.js', import.meta.url), 'utf8');

/** A page on a slow network and CPU, in which presses are measured. */
export const openSlow = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(observer);
  return page;
};

const pollMs = 50;

/**
 * Waits until an expression is true in a page; false after the timeout. The pages' policy forbids `waitForFunction`.
 */
export const holds = async (page: Page, expression: string, timeoutMs: number): Promise<boolean> => {
  for (let waited = 0; waited < timeoutMs; waited += pollMs) {
    const isTrue = await page.evaluate<boolean>(expression).catch(() => false);
    if (isTrue) return true;
    await page.waitForTimeout(pollMs);
  }
  return false;
};

/** Opens an address; resolves at its first paint. */
export const firstPaint = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await holds(page, `performance.getEntriesByName('first-contentful-paint').length > 0`, 30_000);
};

const answerMaxMs = 15_000;

/**
 * Presses an element; returns the milliseconds until the expected element was painted, or undefined if it never was.
 */
export const timeOfPress = async (
  page: Page,
  pressed: Locator,
  { selector, isMove = false }: { selector: string; isMove?: boolean },
): Promise<number | undefined> => {
  const box = await pressed.boundingBox();
  if (!box) throw new Error(`there is nothing to press for ${selector}`);
  await page.evaluate(`window.pressed.expect(${JSON.stringify(selector)}, ${isMove})`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (!(await holds(page, 'window.pressed.paintedAt > 0', answerMaxMs))) return undefined;
  return page.evaluate<number>('window.pressed.paintedAt - window.pressed.at');
};
