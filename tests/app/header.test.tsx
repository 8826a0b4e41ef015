import { encode } from 'uqr';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { services } from '#src/layouts/parts/serviceLinks.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { config, showLayout } from './renderedLayout.tsx';

aroundEachTest();

const named = (name: string) => page.getByRole('button', { name, exact: true });

describe('specification 2: the content of the header', () => {
  test('the mini-program button pops up a QR code of its address', async () => {
    await showLayout('basic');
    const code = page.getByRole('img', { name: uiMessages.miniProgram.code });
    expect(code.elements()).toHaveLength(0);
    await named(uiMessages.miniProgram.button).click();
    await expect.element(code).toBeVisible();
    const rendered = code.element().querySelectorAll('path')[1]!.getAttribute('d')!;
    const dark = [...rendered.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step} ${y}`),
    );
    const { data } = encode(config.miniProgramUrl, { ecc: 'M', border: 4 });
    const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(dark).toEqual(expected);
    await userEvent.keyboard('{Escape}');
    await expect.element(code).not.toBeInTheDocument();
  });

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
});
