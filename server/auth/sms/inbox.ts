import type { Clock } from '#server/http/context.ts';
import type { Sms, SmsCarrier, SmsNotice } from './sms.ts';

export interface ReceivedSms extends Sms {
  sentAt: string;
}

export interface ReceivedNotice extends SmsNotice {
  sentAt: string;
}

/**
 * A carrier that sends nothing to a phone: messages are shown at `/dev/inbox` and in the terminal, outside production.
 */
export interface SmsInbox extends SmsCarrier {
  /** The last hundred codes, newest first. */
  received: () => readonly ReceivedSms[];
  /** The last hundred notices, newest first. */
  notices: () => readonly ReceivedNotice[];
}

const storedMax = 100;

const addFirst = <Message>(messages: Message[], newest: Message): void => {
  messages.unshift(newest);
  messages.length = Math.min(messages.length, storedMax);
};

/** Opens an inbox; `print` writes a line to the terminal. */
export const openInbox = (clock: Clock, print: (line: string) => void): SmsInbox => {
  const codes: ReceivedSms[] = [];
  const notices: ReceivedNotice[] = [];
  return {
    received: () => codes,
    notices: () => notices,
    async send(sms) {
      addFirst(codes, { ...sms, sentAt: clock.now().toISOString() });
      print(`短信收件箱：尾号 ${sms.phone.slice(-4)} 的验证码是 ${sms.code}，5 分钟内有效`);
    },
    async notify(notice) {
      addFirst(notices, { ...notice, sentAt: clock.now().toISOString() });
      print(`短信收件箱：致尾号 ${notice.phone.slice(-4)}：${notice.text}`);
    },
  };
};

/** Whether a carrier is the inbox. */
export const isInbox = (carrier: SmsCarrier): carrier is SmsInbox => 'received' in carrier;
