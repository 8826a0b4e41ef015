import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginMessages } from '#src/features/auth/messages.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { fields, tab, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openLogin } from './renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName } = fields;
const focused = () => page.elementLocator(document.activeElement ?? document.body);
const texts = loginMessages.login.texts;

describe('specification 4: login modal modes', () => {
  test('it opens with SMS code, loginType 0, the keyboard on the phone', async () => {
    openLogin();
    await expect.element(tab('sms')).toHaveAttribute('aria-selected', 'true');
    await expect.element(userName()).toHaveFocus();
  });

  test('the tabs by keyboard: arrows move, Enter chooses', async () => {
    openLogin();
    await expect.element(userName()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(focused()).toHaveTextContent(loginMessages.login.modes.sms);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tab('sms')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(tab('register')).toHaveAttribute('aria-selected', 'true');
    await expect.element(userName()).toHaveFocus();
  });

  test('closing is left to the session; the mask does not close', async () => {
    const { actor, effects } = openLogin();
    await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
    expect(actor.getSnapshot().status).toBe('active');
    await userEvent.keyboard('{Escape}');
    expect(effects).toEqual([{ name: 'close', params: undefined }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the texts beside the tick', () => {
  test('closed with Escape the dialog below is still there, without a consent', async () => {
    const { actor } = openLogin();
    await named(texts.privacy).click();
    await textShown(privacyNotice.title);
    await userEvent.keyboard('{Escape}');
    await settled();
    await expect.element(userName()).toBeVisible();
    expect(actor.getSnapshot().context.consents).toEqual([]);
  });
});
