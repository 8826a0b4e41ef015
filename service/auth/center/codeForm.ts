import { html } from 'hono/html';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { closingMessages } from '#service/auth/closing/messages.ts';
import { maskedPhone } from '#service/http/mask.ts';
import type { Markup } from '#service/app/pages/page.ts';
import type { Member } from './frame.ts';

/** What a page with an SMS code shows. */
export interface CodePage {
  /** A code is on its way. */
  sent: boolean;
  /** What the last form was refused with. */
  refusal: Refusal | null;
}

/** Why the code is wanted, and the button that sends it; `hidden` fields go with it. */
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

/** The field of the code. */
export const codeField = ({ refusal }: CodePage, value = ''): Markup =>
  html`<label
    >短信验证码
    <input
      name="code"
      value="${value}"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="6"
      ${refusal ? html`aria-describedby="problem" aria-invalid="true"` : ''}
      required
  /></label>`;

/** The code as it was typed, and the refusal of one that is none. */
export const typedCode = (given: unknown): { code: string; refusal: Refusal | null } => {
  const code = typeof given === 'string' ? given.trim() : '';
  return { code, refusal: /^\d{6}$/.test(code) ? null : new Refusal(codes.badInput, closingMessages.codeMissing) };
};

/** Runs a command of a form; answers what it was refused with, for the page to show. */
export const refusalOf = async (command: () => Promise<unknown>): Promise<Refusal | null> => {
  try {
    await command();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};
