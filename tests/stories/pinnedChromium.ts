import { chromiumLaunch } from '../support/chromium.ts';

export { isPinned } from '../support/chromium.ts';

/** How the Chromium of the stories is started. Without these options text is placed differently in each run. */
export const launchOptions = {
  ...chromiumLaunch,
  args: [
    ...chromiumLaunch.args,
    '--font-render-hinting=none',
    '--disable-font-subpixel-positioning',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
};
