import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  // the same engine without the windows around it, which cost a tenth of a run
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter((path) => path !== undefined);

const executablePath = candidates.find((path) => existsSync(path));

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

/** How tests start Chromium: the system's where there is one, otherwise Playwright's own download. */
export const chromiumLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
};
