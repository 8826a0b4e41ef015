import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { sourcesOf } from '../support/sources.ts';
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

/** Names of the DOM of twenty years, and of the language: no browser that runs a module script is without them. */
const everywhere = new Set(
  `window globalThis self document name location history status closed frames length top opener origin screen event prototype
  innerWidth innerHeight scrollY devicePixelRatio onerror onload alert clearInterval clearTimeout close confirm find focus open print
  prompt scroll scrollTo setInterval setTimeout stop navigator performance crypto fetch requestAnimationFrame queueMicrotask
  Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error
  JSON Math Map Set WeakMap WeakSet TypeError Reflect Proxy ArrayBuffer Uint8Array decodeURIComponent encodeURIComponent escape
  isFinite URLSearchParams URL Text Storage Screen Response PointerEvent Node Navigator Navigation MouseEvent KeyboardEvent
  InputEvent HTMLScriptElement HTMLLinkElement HTMLInputElement HTMLImageElement HTMLFormElement HTMLElement HTMLDivElement
  HTMLButtonElement HTMLAnchorElement FormData File Blob EventTarget Event Element DragEvent Document DOMException Crypto
  platform userAgent language onLine URL documentElement readyState title body head links forms scripts all hidden
  visibilityState children activeElement append clear createElement getElementById querySelector querySelectorAll write
  lang translate draggable dataset tabIndex style click show disabled form type value labels canParse parse
  createObjectURL revokeObjectURL constructor isSecureContext getRandomValues autofocus enterKeyHint inputMode fonts execCommand
  timeline navigation ink visualViewport ReadableStream TrustedHTML`.split(/\s+/),
);

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

const namesInSources = (): Set<string> =>
  new Set(
    [
      ...sourcesOf('src'),
      { path: 'src/ssr/beforeHydration.js', text: readFileSync('src/ssr/beforeHydration.js', 'utf8') },
    ]
      .filter(({ path }) => !path.includes('/texts/'))
      .flatMap(({ text }) => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').match(/[A-Za-z_$][\w$]*/g) ?? []),
  );

/** Every name of the browser that stands in the site's sources and not everywhere, with its place. */
const usedFeatures = async ({ browser }: SharedSite): Promise<string[]> => {
  const page = await browser.newPage();
  const own = await page.evaluate(
    (all) =>
      Object.entries(all).flatMap(([place, expression]) =>
        Object.getOwnPropertyNames(
          expression.split('.').reduce<object>((value, name) => Reflect.get(value, name) as object, globalThis),
        ).map((name) => [place, name] as const),
      ),
    places,
  );
  await page.close();
  const written = namesInSources();
  return own
    .filter(([, name]) => written.has(name) && !everywhere.has(name))
    .map(([place, name]) => `${place}.${name}`);
};

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
  await page.context().close();
  return { isTold, complaints };
};

test(
  'without one thing that the site may use, search and sign-in work or the page says what is missing',
  { tags: ['deep'] },
  async () => {
    const site = await openSharedSite();
    const features = await usedFeatures(site);
    expect(features).toEqual(
      expect.arrayContaining(['window.ResizeObserver', 'element.popover', 'window.localStorage']),
    );
    for (const feature of features) {
      const { isTold, complaints } = await visitWithout(site, [feature]);
      // the page shows what could not start
      expect([feature, ...(isTold ? [] : complaints)]).toEqual([feature]);
    }
  },
);

test('a browser with the language of 2023 and nothing newer, and without features that only libraries use, needs no notice', async () => {
  const site = await openSharedSite();
  expect(await visitWithout(site, [...newer, ...besides])).toEqual({ isTold: false, complaints: [] });
});
