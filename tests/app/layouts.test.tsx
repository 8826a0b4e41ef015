import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { LayoutName } from '#src/layouts/layouts.ts';
import { layouts } from '#src/layouts/layouts.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { config, markDocument, showLayout } from './renderedLayout.tsx';

aroundEachTest();

const names = Object.keys(layouts) as LayoutName[];
const dressed = names.filter((name) => !name.startsWith('white'));
const link = (name: string) => page.getByRole('link', { name });
const main = () => document.getElementById('main')!;
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
const onScreen = async (width: number, height: number) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
};

const column = () => document.querySelector('#site-menu')!;
const row = () => document.querySelector('header > nav')!;

beforeEach(() => window.scrollTo(0, 0));

describe('specification 2: the eight layouts', () => {
  test.each(dressed)('%s: header, page, footer; nothing sticks out on a phone of 360 px', async (name) => {
    await onScreen(360, 640);
    await showLayout(name);
    expect([isShown('header'), isShown('footer'), main().textContent.includes('页面')]).toEqual([true, true, true]);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('activity: a mobile user agent sees neither header nor footer, the same page otherwise', async () => {
    markDocument({ mobileAgent: '' });
    await showLayout('activity');
    expect([isShown('header'), isShown('footer'), isShown('#main')]).toEqual([false, false, true]);
  });

  test('white for mobile: one column, a bar at the bottom with the hotline and the enquiry', async () => {
    await showLayout('whiteMobile', { children: <form id="enquiry" style={{ height: 2000 }} /> });
    expect(main().getBoundingClientRect().width).toBe(480);
    const call = link(uiMessages.contactBar.hotline);
    await expect.element(call).toHaveAttribute('href', `tel:${config.hotline}`);
    expect(Math.round(call.element().getBoundingClientRect().bottom)).toBe(window.innerHeight - 10);
    await expect.element(link(uiMessages.footer.enquire)).toHaveAttribute('href', '#enquiry');
  });
});

describe('the side menu', () => {
  test.each([
    ['basic', false],
    ['default', true],
  ] as const)('%s: the services stand beside the page; telephone numbers under them: %s', async (name, hasNumbers) => {
    markDocument({ layoutMode: 'sidemenu' });
    await showLayout(name);
    expect([column().checkVisibility(), row().checkVisibility()]).toEqual([true, false]);
    expect(column().getBoundingClientRect().right).toBeLessThan(main().getBoundingClientRect().left + 1);
    expect(column().querySelector('a[href^="tel:"]')!.checkVisibility()).toBe(hasNumbers);
  });

  test('a small screen has no room for it', async () => {
    await onScreen(1000, 800);
    markDocument({ layoutMode: 'sidemenu' });
    await showLayout('default');
    expect(column().checkVisibility()).toBe(false);
  });
});
