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
    setTimeout(done, 10_000);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

/** Pictures of stories of a built Storybook at scale 1, by story; none without a browser. */
export const shotsOf = async (
  storybook: string,
  ids: readonly string[],
  browserModule: string,
): Promise<Map<string, Buffer>> => {
  const shots = new Map<string, Buffer>();
  const module = (await import(pathToFileURL(resolve(browserModule)).href)) as { chromiumLaunch: LaunchOptions };
  const { executablePath = chromium.executablePath() } = module.chromiumLaunch;
  if (!existsSync(executablePath) || ids.length === 0) return shots;
  const server = await preview({ configFile: false, logLevel: 'error', build: { outDir: storybook } });
  const browser = await chromium.launch(module.chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const { local } = server.resolvedUrls!;
    await page.goto(`${local[0]}iframe.html?viewMode=story&id=${ids[0]}`);
    await page.waitForSelector('body.sb-show-main');
    for (const id of ids) {
      await page.evaluate(show, id);
      shots.set(id, await page.screenshot({ fullPage: true }));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return shots;
};
