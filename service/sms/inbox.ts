import type { Clock } from '../context.ts';
import type { Sms, SmsCarrier } from './sms.ts';

export interface ReceivedSms extends Sms {
  sentAt: string;
}

/** A carrier that brings nothing to a phone: codes wait on `/dev/inbox` and in the terminal, for use outside production. */
export interface SmsInbox extends SmsCarrier {
  /** The last hundred, newest first. */
  received: () => readonly ReceivedSms[];
}

const keptMax = 100;

/** Opens an inbox; `print` writes a line to the terminal. */
export const openInbox = (clock: Clock, print: (line: string) => void): SmsInbox => {
  const kept: ReceivedSms[] = [];
  return {
    received: () => kept,
    async send(sms) {
      kept.unshift({ ...sms, sentAt: clock.now().toISOString() });
      kept.length = Math.min(kept.length, keptMax);
      print(`短信收件箱：尾号 ${sms.phone.slice(-4)} 的验证码是 ${sms.code}，5 分钟内有效`);
    },
  };
};

/** Whether a carrier is the inbox. */
export const isInbox = (carrier: SmsCarrier): carrier is SmsInbox => 'received' in carrier;
