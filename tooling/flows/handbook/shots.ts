import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LaunchOptions } from 'playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';

interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, detail: unknown) => void;
}

/** Shows another story in the page of a Storybook; resolves when it stands, or after ten seconds. */
const show = (storyId: string): Promise<void> =>
  new Promise((done) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    channel.once('storyRendered', () => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    channel.once('storyThrewException', () => done());
    setTimeout(done, 10_000);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

/** Resolves when nothing in the page has changed for a while, or after five seconds. */
const rest = (): Promise<void> =>
  new Promise((done) => {
    const [quiet, longest] = [150, 5_000];
    let timer = setTimeout(done, quiet);
    setTimeout(done, longest);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quiet);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Pictures and outlines of stories, by story. */
interface Shots {
  shots: Map<string, Buffer>;
  outlines: Map<string, string>;
}

/**
 * Pictures at scale 1 of some stories of a built Storybook, and the outlines of others as a screen reader has them; none
 * without a browser.
 */
export const shotsOf = async (
  storybook: string,
  pictured: readonly string[],
  read: readonly string[],
  browserModule: string,
): Promise<Shots> => {
  const shots = new Map<string, Buffer>();
  const outlines = new Map<string, string>();
  const ids = [...new Set([...pictured, ...read])];
  const module = (await import(pathToFileURL(resolve(browserModule)).href)) as { chromiumLaunch: LaunchOptions };
  const { executablePath = chromium.executablePath() } = module.chromiumLaunch;
  if (!existsSync(executablePath) || ids.length === 0) return { shots, outlines };
  const server = await preview({ configFile: false, logLevel: 'error', build: { outDir: storybook } });
  const browser = await chromium.launch(module.chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const { local } = server.resolvedUrls!;
    await page.goto(`${local[0]}iframe.html?viewMode=story&id=${ids[0]}`);
    await page.waitForSelector('body.sb-show-main');
    for (const id of ids) {
      // after some stories Storybook loads its page anew for the next one
      await page.evaluate(show, id).catch(() => page.waitForSelector('body.sb-show-main'));
      if (pictured.includes(id)) shots.set(id, await page.screenshot({ fullPage: true }));
      if (!read.includes(id)) continue;
      await page.evaluate(rest).catch(() => page.waitForLoadState());
      outlines.set(id, await page.locator('body').ariaSnapshot());
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return { shots, outlines };
};
