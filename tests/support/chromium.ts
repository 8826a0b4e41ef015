import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pinned from '@sparticuz/chromium';

/** A host name that resolves to this machine but is not local. */
export const lanName = 'site.lan';

/** Whether tests run in the Chromium of package-lock.json, which exists only for Linux on x64. */
export const isPinned = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROMIUM_PATH'];

/** Unpacks the Chromium of package-lock.json, once per version, and returns its path. */
const unpacked = async (): Promise<string> => {
  const packageFile = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  // the package unpacks into the temporary folder, which may already have another version
  process.env['TMPDIR'] = folder;
  try {
    return await pinned.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
};

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of Chromium; undefined for Playwright's own download, on machines without the pinned one or another. */
const executablePath = isPinned ? await unpacked() : (process.env['CHROMIUM_PATH'] ?? installed.find(existsSync));

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // an address that is not a secure context, as in a company's own network
  `--host-resolver-rules=MAP ${lanName} 127.0.0.1`,
];

/** How tests start Chromium: the one of package-lock.json, elsewhere the machine's, otherwise Playwright's own download. */
export const chromiumLaunch = { ...(executablePath !== undefined && { executablePath }), args };
