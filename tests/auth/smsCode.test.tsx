import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CodePurpose, SmsCodeActor } from '#machines/auth/smsCode.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { SmsCode } from '#src/features/auth/SmsCode.tsx';
import { easyCaptcha } from '#stories/tooling/models/easyCaptcha.ts';
import model from '#stories/tooling/models/SmsCode.tsx';
import { clock } from '#tests/support/clock.ts';
import { pass, start } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const phone = '13812345678';
const resting = { resendAt: start + 60_000 };

const rest = (seconds: number) => page.getByRole('button', { name: loginMessages.sms.wait(seconds) });
const at = (input: { resendAt?: number }, typed = phone, purpose: CodePurpose = 'user_login') => {
  const view = (actor: SmsCodeActor) => <SmsCode actor={actor} account={typed} purpose={purpose} />;
  return renderMachine(smsCodeMachine, input, view, { captcha: easyCaptcha });
};

test('specification 4 and 5: the countdown of an SMS follows its deadline after a hidden tab slept', async () => {
  at(resting);
  await expect.element(rest(60)).toBeDisabled();
  clock.setSystemTime(start + 41_500);
  await pass(1_000);
  await expect.element(rest(18)).toBeDisabled();
  clock.setSystemTime(start + 100_000);
  await pass(1_000);
  await expect.element(page.getByRole('button', { name: loginMessages.sms.request })).toBeEnabled();
});

walkEvery(model, async (state) => {
  const label = state.matches('sending')
    ? loginMessages.sms.sending
    : state.matches('coolingDown')
      ? '秒后重新获取'
      : loginMessages.sms.request;
  const seen = page.getByRole('button', { name: label, includeHidden: true });
  if (state.matches('idle')) await expect.element(seen).toBeEnabled();
  else await expect.element(seen).toBeDisabled();
  const box = page.getByText(loginMessages.captcha.title);
  if (state.matches('solvingCaptcha')) await expect.element(box).toBeVisible();
  else await expect.element(box).not.toBeInTheDocument();
});
