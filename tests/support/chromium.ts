import { existsSync } from 'node:fs';

const whole = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter((path) => path !== undefined);

/** A name that leads to this machine and is not one of its own. */
export const lanName = 'site.lan';

/** The same engine without the windows around it, which cost a tenth of a run; it draws letters a little otherwise. */
const shell = '/usr/bin/chromium-headless-shell';

const launching = (candidates: readonly string[]) => {
  const executablePath = candidates.find((path) => existsSync(path));
  return { ...(executablePath ? { executablePath } : {}), args };
};

/**
 * The address bar's pop-ups are pages that Chromium draws anew for every window, unseen: a third of the time of a short
 * visit. It heeds the last of such lists alone, so Playwright's own stands here as well.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // an address that is no secure context, as in a company's own network
  `--host-resolver-rules=MAP ${lanName} 127.0.0.1`,
  `--disable-features=${withoutFeatures.join(',')}`,
];

/** How tests start Chromium: the system's where there is one, otherwise Playwright's own download. */
export const chromiumLaunch = launching(process.env.CHROMIUM_PATH ? whole : [shell, ...whole]);

/** How the Chromium is started that draws the kept pictures. */
export const drawingLaunch = launching(whole);
