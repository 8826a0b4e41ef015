import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { services } from '#src/layouts/parts/serviceLinks.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { config, showLayout } from '#tests/support/renderedLayout.tsx';

aroundEachTest();

const link = (name: string) => page.getByRole('link', { name });
const hrefsIn = (name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .elements()
    .map((element) => element.getAttribute('href'));

describe('specification 2: the footer', () => {
  test('help, services and friendly links', async () => {
    await showLayout('basic');
    expect(hrefsIn(uiMessages.footer.help)).toEqual(['1.1.1', '2', '3'].map((id) => `/helpCenter?id=${id}`));
    expect(hrefsIn(uiMessages.footer.services)).toEqual(services.slice(0, -1).map(({ href }) => href));
    const [first] = config.friendlyLinks;
    expect(link(first!.name).elements()).toHaveLength(0);
    await page.getByText(uiMessages.footer.friendly).click();
    for (const { name, href } of config.friendlyLinks) await expect.element(link(name)).toHaveAttribute('href', href);
    expect(config.friendlyLinks).toHaveLength(3);
  });

  test('hotlines, and the filings in zeros, linked where such numbers link', async () => {
    await showLayout('basic');
    const footer = page.elementLocator(document.querySelector('footer')!);
    for (const number of [config.hotline, config.emergencyHotline])
      await expect.element(footer.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
    const { icp, police, chemicalLicence, creditCode } = config.filings;
    await expect.element(link(icp)).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    await expect
      .element(link(police))
      .toHaveAttribute('href', 'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000');
    for (const messages of [uiMessages.footer.copyright, chemicalLicence, creditCode])
      await expect.element(footer.getByText(messages)).toBeVisible();
    expect([icp, police, chemicalLicence, creditCode].join('').replaceAll(/[^\d]|-1$/g, '')).toMatch(/^0+1?0*$/);
  });
});

test('the contact bar of a wide screen calls, shows the mini-program and goes back to the top', async () => {
  await page.viewport(1440, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await showLayout('basic', { children: <p style={{ height: 3000 }} /> });
  const bar = page.getByRole('complementary', { name: uiMessages.contactBar.label });
  const toTop = bar.getByRole('button', { name: uiMessages.contactBar.topShort });
  await expect.element(bar.getByRole('link')).toHaveAttribute('href', `tel:${config.hotline}`);
  await expect.element(bar.getByRole('button', { name: uiMessages.miniProgram.short })).toBeVisible();
  expect(toTop.elements()).toHaveLength(0);
  window.scrollTo(0, 2000);
  await toTop.click();
  expect(window.scrollY).toBe(0);
  expect(document.activeElement).toBe(document.getElementById('main'));
});
