import type { SmsPurpose } from '#contract/auth/user.ts';
import type { NotificationKind } from '#server/notifications/kinds.ts';

/**
 * The purpose of a code; only the user center sends `user_close`, to close an account, and `user_sessions`, to end a
 * session elsewhere.
 */
export type CodePurpose = SmsPurpose | 'user_close' | 'user_sessions';

export interface Sms {
  phone: string;
  code: string;
  purpose: CodePurpose;
}

/** The events that trigger a notice to the account's owner. */
export type NoticePurpose =
  | 'password_changed'
  | 'password_reset'
  | 'login_stolen'
  | 'closing_requested'
  | 'closing_cancelled'
  | 'account_closed';

/** A message about an account or an order, without any secret. */
export interface SmsNotice {
  phone: string;
  purpose: NoticePurpose | NotificationKind;
  /** The whole message in Chinese. */
  text: string;
  /** The time of the event or deadline, `11月22日 09:30` in China: the template parameter `time`. */
  time: string;
}

/** Sends codes and notices to a phone; throws if the carrier did not accept one. */
export interface SmsCarrier {
  send: (sms: Sms) => Promise<void>;
  /** Throws `NoticeUnsupported` if this carrier can never send it. */
  notify: (notice: SmsNotice) => Promise<void>;
}

/** A notice that the carrier is not configured for; a retry is useless. */
export class NoticeUnsupported extends Error {
  constructor(setting: string) {
    super(`${setting} is not set`);
    this.name = 'NoticeUnsupported';
  }
}
