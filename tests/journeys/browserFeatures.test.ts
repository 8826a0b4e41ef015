import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { button, go, phoneField } from './company.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

/** Where the browser's own names are looked for: what they are members of, and how a member is taken away. */
const places: Record<string, string> = {
  window: 'globalThis',
  navigator: 'Navigator.prototype',
  crypto: 'Crypto.prototype',
  document: 'Document.prototype',
  element: 'HTMLElement.prototype',
  dialog: 'HTMLDialogElement.prototype',
  button: 'HTMLButtonElement.prototype',
  URL: 'URL',
  AbortSignal: 'AbortSignal',
};

/** What the site's own code uses that some browser may lack. */
const used = [
  'window.Worker',
  'window.StorageEvent',
  'window.ResizeObserver',
  'window.MutationObserver',
  'window.IntersectionObserver',
  'window.HTMLDialogElement',
  'window.PerformanceNavigationTiming',
  'window.AbortController',
  'window.trustedTypes',
  'window.matchMedia',
  'window.localStorage',
  'window.sessionStorage',
  'window.requestIdleCallback',
  'window.TextEncoder',
  'navigator.connection',
  'document.cookie',
  'element.inert',
  'element.popover',
  'element.hidePopover',
  'dialog.showModal',
  'button.popoverTargetElement',
  'button.commandForElement',
  'button.command',
  'AbortSignal.any',
  'AbortSignal.timeout',
];

/** Features that libraries need or only some browsers have, whether or not the site's own code names them today. */
const besides = [
  'window.BroadcastChannel',
  'window.Worker',
  'window.trustedTypes',
  'crypto.randomUUID',
  'crypto.subtle',
  'navigator.clipboard',
  'navigator.share',
  'navigator.canShare',
  'navigator.locks',
  'navigator.sendBeacon',
  'navigator.serviceWorker',
  'navigator.storage',
  'document.startViewTransition',
  'AbortSignal.any',
  'AbortSignal.timeout',
];

/** Parts of the language that came after the edition the site is written in (ES2023). */
const newer = [
  'globalThis.Iterator',
  'Object.groupBy',
  'Map.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'Array.fromAsync',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'RegExp.escape',
  'Uint8Array.fromBase64',
];

/** Takes the features away from a page, opens the site in it and says what came of it. */
const visitWithout = async (site: SharedSite, features: readonly string[]) => {
  const { page, complaints } = await visit(site, 1440);
  const taken = features.map((feature) => {
    const [, place = '', name = ''] = /^(.*)\.(\w+)$/.exec(feature) ?? [];
    return [places[place] ?? place, name] as const;
  });
  await page.addInitScript((all) => {
    for (const [expression, name] of all) {
      const owner = expression
        .split('.')
        .reduce<object | undefined>(
          (value, part) => value && (part === 'globalThis' ? globalThis : (Reflect.get(value, part) as object)),
          globalThis,
        );
      if (owner) Reflect.deleteProperty(owner, name);
    }
  }, taken);
  await page.goto('/');
  const notice = page.locator('#outdated');
  await page.locator('html[data-hydrated], #outdated:not([hidden])').first().waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: '危化品出海，一票办妥' }).waitFor();
  const isTold = await notice.isVisible();
  if (!isTold) {
    await button(page, '注册/登录').click();
    await phoneField(page).fill('13800000001');
    await page.getByRole('tab', { name: '密码登录' }).click();
    await go(page, `${paths.shippingFcl}?orgPortCode=CNSHA&dstPortCode=DEHAM`);
    await page.getByText(/共 \d+ 个航次/).waitFor();
    await page
      .getByRole('button', { name: /^费用明细/ })
      .first()
      .click();
    await page.getByText('美元费用').first().waitFor();
  }
  await page.close();
  return { isTold, complaints };
};

test(
  'without one thing that the site may use, search and sign-in work or the page says what is missing',
  { tags: ['deep'] },
  async () => {
    const site = await openSharedSite();
    // one with the language of 2023 and nothing newer, and without features that only libraries use, needs no notice
    expect(await visitWithout(site, [...newer, ...besides])).toEqual({ isTold: false, complaints: [] });
    for (const feature of used) {
      const { isTold, complaints } = await visitWithout(site, [feature]);
      // the page shows what could not start
      expect([feature, ...(isTold ? [] : complaints)]).toEqual([feature]);
    }
  },
);
