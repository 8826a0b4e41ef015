import { chromiumLaunch } from '../support/chromium.ts';

export { isPinned } from '../support/chromium.ts';

/** Without them text is placed otherwise from one run to the next. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** How the Chromium is started that renders the stored pictures. */
export const drawingLaunch = async () => ({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...drawing] });
