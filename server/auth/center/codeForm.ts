import { html } from 'hono/html';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { smsCodeTyped } from '#contract/protocol/signInInput.ts';
import { closingMessages } from '#server/auth/closing/messages.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { Member } from './frame.ts';
import { invalid } from './frame.ts';

/** The state of a page with an SMS code. */
export interface CodePage {
  /** Whether a code was sent. */
  sent: boolean;
  /** The rejection of the last form. */
  apiError: ApiError | null;
}

/** Why the code is needed, and the button that sends it; includes `hidden` fields. */
export const sendCodeForm = (
  { account: { user } }: Member,
  { sent }: CodePage,
  { action, reason, hidden = '' }: { action: string; reason: string; hidden?: Markup | '' },
): Markup =>
  html`<form method="post" action="${action}">
    ${hidden}
    <p>${reason} ${maskedPhone(user.phone)}。</p>
    <p><button class="plain">${sent ? '重新发送验证码' : '发送验证码'}</button></p>
    ${sent ? html`<p class="note" role="status">验证码已发送，5 分钟内有效。</p>` : ''}
  </form>`;

/** The field for the code. */
export const codeField = ({ apiError }: CodePage, value = ''): Markup =>
  html`<label
    >短信验证码
    <input
      name="code"
      value="${value}"
      inputmode="numeric"
      autocomplete="one-time-code"
      ${apiError ? invalid : ''}
      required
  /></label>`;

/** The code as typed, and the rejection of an invalid one. */
export const typedCode = (given: unknown): { code: string; apiError: ApiError | null } => {
  const code = typeof given === 'string' ? smsCodeTyped(given) : '';
  return { code, apiError: /^\d{6}$/.test(code) ? null : new ApiError(codes.badInput, closingMessages.codeMissing) };
};

/** Runs a form's command and returns its rejection for the page to show. */
export const errorOf = async (command: () => Promise<unknown>): Promise<ApiError | null> => {
  try {
    await command();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};
