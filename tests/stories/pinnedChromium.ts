import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pinned from '@sparticuz/chromium';
import { chromiumLaunch } from '../support/chromium.ts';

const packageFile = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url);

/** Unpacks the Chromium of package-lock.json, once for its version, and returns where it is. */
const unpacked = async (): Promise<string> => {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  // the package looks for the folder of temporary files, and would take another version's that lies there already
  process.env['TMPDIR'] = folder;
  try {
    return await pinned.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
};

/** Without them text is placed otherwise from one run to the next. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Whether the stories are rendered by the Chromium of package-lock.json, which is made for one system alone. */
export const isPinned = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROMIUM_PATH'];

/** How the Chromium is started that renders the stored pictures: the pinned one where there is one, otherwise the machine's. */
export const drawingLaunch = async () => {
  const args = [...chromiumLaunch.args, ...drawing];
  return isPinned ? { executablePath: await unpacked(), args } : { ...chromiumLaunch, args };
};
