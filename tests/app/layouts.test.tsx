import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { services } from '#src/layouts/parts/serviceLinks.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { config, showLayout } from './renderedLayout.tsx';

aroundEachTest();

const named = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name });
const main = () => document.getElementById('main')!;

beforeEach(() => window.scrollTo(0, 0));

describe('specification 2: the layouts', () => {
  test('on a phone a menu holds every service and both hotlines, and closes by a choice', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await showLayout('basic');
    const menu = page.getByRole('navigation', { name: uiMessages.header.services });
    expect(menu.elements()).toHaveLength(0);
    await named(uiMessages.header.menu).click();
    expect(menu.getByRole('link').elements()).toHaveLength(services.length + 2);
    await expect.element(menu.getByRole('link', { name: config.emergencyHotline })).toBeVisible();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await menu.getByRole('link', { name: '空运' }).click();
    expect(menu.elements()).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBe(390);
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
