import type { SmsPurpose } from '#contract/user.ts';

export interface Sms {
  phone: string;
  code: string;
  purpose: SmsPurpose;
}

/** Brings a code to a phone; throws when the carrier did not take it. */
export interface SmsCarrier {
  send: (sms: Sms) => Promise<void>;
}
