import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { drawingLaunch } from './pinnedChromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that draws here; another draws the same page with other pixels. */
    drawnBy: string;
    /** Why no picture can be compared here; nothing where each is, or where they are made anew. */
    incomparable: string;
    /** Stories that look to the last pixel like another, whose picture stands for both. */
    twins: Record<string, string>;
  }
}

/** Finds out who draws, and says once for each width where no picture is kept of that one. */
export const setup = async ({ name, provide, config }: TestProject): Promise<void> => {
  const browser = await chromium.launch(await drawingLaunch());
  const drawnBy = `chromium-${browser.version().split('.')[0]}`;
  await browser.close();
  const width = name.split(' ')[0]!;
  const twinsFile = new URL(`../pictures/${drawnBy}/${width}/twins.json`, import.meta.url);
  const isKept = existsSync(twinsFile);
  const isUpdate = config.snapshotOptions.updateSnapshot === 'all';
  const incomparable =
    isKept || isUpdate ? '' : `NO PICTURE IS COMPARED, each is reported as skipped: none is kept of ${drawnBy}`;
  provide('drawnBy', drawnBy);
  provide('incomparable', incomparable);
  // made anew, each stands for itself at first
  const twins = isKept && !isUpdate ? readFileSync(twinsFile, 'utf8') : '{}';
  provide('twins', JSON.parse(twins) as Record<string, string>);
  if (incomparable) process.stdout.write(`\n▸ ${width}: ${incomparable} (npm run renew makes them)\n\n`);
};
