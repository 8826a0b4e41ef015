import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { services } from '#src/layouts/parts/serviceLinks.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { config, showLayout } from './renderedLayout.tsx';

aroundEachTest();

const named = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => window.scrollTo(0, 0));

test('specification 2: on a phone a menu holds every service and both hotlines, and closes by a choice', async () => {
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
