import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import type { Twins } from './storedPictures.ts';
import { readTwins } from './storedPictures.ts';
import { drawingLaunch, isPinned } from './pinnedChromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that renders here; another renders the same page with other pixels. */
    chromiumVersion: string;
    /** Why no picture can be compared here; nothing where each is. */
    incomparable: string;
    /** Whether the pictures are made anew instead of being compared. */
    isMadeAnew: boolean;
    twins: Twins;
  }
}

/** The Chromium that renders, with its major version: the name of the folder its pictures are stored in. */
export const chromiumVersion = async (): Promise<string> => {
  const browser = await chromium.launch(await drawingLaunch());
  const [major] = browser.version().split('.');
  await browser.close();
  return `chromium-${major}`;
};

/** Finds the Chromium that renders, and reports once for each width if the pictures are not its own. */
export const setup = async ({ name, provide, config }: TestProject): Promise<void> => {
  const drawing = await chromiumVersion();
  const width = name.split(' ')[0]!;
  const others = `here draws ${drawing}, not the Chromium of package-lock.json`;
  const incomparable = isPinned ? '' : `NO PICTURE IS COMPARED, each is reported as skipped: ${others}`;
  provide('chromiumVersion', drawing);
  provide('incomparable', incomparable);
  const isMadeAnew = config.snapshotOptions.updateSnapshot === 'all';
  provide('isMadeAnew', isMadeAnew);
  // made anew, each stands for itself at first
  provide('twins', isMadeAnew ? {} : readTwins(`tests/pictures/${drawing}/${width}`));
  if (incomparable) process.stdout.write(`\n▸ ${width}: ${incomparable}\n\n`);
};
