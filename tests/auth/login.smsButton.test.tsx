import { describe, expect, test } from 'vitest';
import { loginMessages } from '#src/features/auth/messages.ts';
import { fields } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openLogin } from './renderedLogin.tsx';
import { start } from '#tests/support/time.ts';

aroundEachTest();

const { userName } = fields;

describe('the SMS button in the dialog', () => {
  test('a wrong phone is shown once, at its own field', async () => {
    openLogin();
    await userName().fill('138');
    await named(loginMessages.sms.request).click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(userName()).toHaveAccessibleDescription('请输入正确的手机号');
    const shown = Array.from(document.querySelectorAll('[role=dialog] p')).filter(
      (line) => /手机号/.test(line.textContent) && line.clientWidth > 1 && line.className.includes('text-critical'),
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['请输入正确的手机号']);
  });

  test('a countdown that is still running goes on when the dialog opens again', async () => {
    openLogin({ resendAt: start + 30_000 });
    await expect.element(named(loginMessages.sms.wait(30))).toBeDisabled();
  });
});
