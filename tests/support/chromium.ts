import { existsSync } from 'node:fs';

/** A name that leads to this machine and is not one of its own. */
export const lanName = 'site.lan';

/**
 * The address bar's pop-ups are pages that Chromium renders again for every window, unseen: a third of the time of a short
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

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without the windows around it, which cost a tenth of a run. */
const shell = '/usr/bin/chromium-headless-shell';

const { CHROMIUM_PATH } = process.env;
const executablePath = CHROMIUM_PATH ?? [shell, ...whole].find((path) => existsSync(path));

/** How tests start Chromium: the system's where there is one, otherwise Playwright's own download. */
export const chromiumLaunch = { ...(executablePath !== undefined && { executablePath }), args };
