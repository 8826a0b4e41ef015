import type { SmsPurpose } from '#contract/auth/user.ts';

/** What a code proves; the member center alone sends `user_close`, to end an account, and `user_sessions`, to end a session elsewhere. */
export type CodePurpose = SmsPurpose | 'user_close' | 'user_sessions';

export interface Sms {
  phone: string;
  code: string;
  purpose: CodePurpose;
}

/** What an account's owner is told of. */
export type NoticePurpose =
  | 'password_changed'
  | 'password_reset'
  | 'login_stolen'
  | 'closing_requested'
  | 'closing_cancelled'
  | 'account_closed';

/** A message about an account, without any secret. */
export interface SmsNotice {
  phone: string;
  purpose: NoticePurpose;
  /** The whole message in Chinese. */
  text: string;
  /** When it happened, or until when, `11月22日 09:30` in China: what a carrier's template shows as `time`. */
  time: string;
}

/** Brings codes and notices to a phone; throws when the carrier did not take one. */
export interface SmsCarrier {
  send: (sms: Sms) => Promise<void>;
  /** Throws `NoticeUnsupported` where this carrier will never take it. */
  notify: (notice: SmsNotice) => Promise<void>;
}

/** Thrown for a notice that a carrier is not configured for; sending it again is of no use. */
export class NoticeUnsupported extends Error {
  constructor(setting: string) {
    super(`${setting} is not set`);
    this.name = 'NoticeUnsupported';
  }
}
