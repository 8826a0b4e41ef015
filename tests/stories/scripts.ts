import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

/** Longer than React holds back a late part that came soon after what stood in for it, 300 ms. */
const throttleMs = 400;

/** The scripts that a page has requested since its story began, and those still under way. */
const watched = new WeakMap<Page, { requested: number; coming: number }>();

const watch = (page: Page) => {
  const known = watched.get(page);
  if (known) return known;
  const scripts = { requested: 0, coming: 0 };
  const ended = (request: Request) => {
    if (request.resourceType() === 'script') scripts.coming -= 1;
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.requested += 1;
    scripts.coming += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  watched.set(page, scripts);
  return scripts;
};

/** Notes that a story begins: what is requested from now on is its own. */
export const storyBegins: BrowserCommand = ({ page }) => {
  watch(page).requested = 0;
};

/**
 * Waits for the scripts that the story has requested, and until React has rendered what they bring. Where a picture is made
 * anew it waits once in any case: scripts that another story has loaded are not requested again, but held back as well.
 */
export const scriptsHaveCome: BrowserCommand<[isMadeAnew: boolean]> = async ({ page }, isMadeAnew) => {
  const scripts = watch(page);
  // requests so far are reported before this is answered
  await page.evaluate('');
  if (isMadeAnew) await pause(throttleMs);
  while (scripts.requested > 0) {
    scripts.requested = 0;
    while (scripts.coming > 0) await pause(20);
    await pause(throttleMs);
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    storyBegins: () => Promise<void>;
    scriptsHaveCome: (isMadeAnew: boolean) => Promise<void>;
  }
}
