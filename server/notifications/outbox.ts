import type { Clock } from '#server/http/context.ts';
import type { Mail, MailCarrier } from './mail.ts';

export interface ReceivedMail extends Mail {
  sentAt: string;
}

/** A carrier that sends nothing: mails are shown at `/dev/outbox` and in the terminal, outside production. */
export interface Outbox extends MailCarrier {
  /** The last hundred mails, newest first. */
  mails: () => readonly ReceivedMail[];
}

const storedMax = 100;

/** Opens an outbox; `print` writes a line to the terminal. */
export const openOutbox = (clock: Clock, print: (line: string) => void): Outbox => {
  const mails: ReceivedMail[] = [];
  return {
    isOn: true,
    mails: () => mails,
    async send(mail) {
      mails.unshift({ ...mail, sentAt: clock.now().toISOString() });
      mails.length = Math.min(mails.length, storedMax);
      print(`邮件发件箱：致 ${mail.to}：${mail.subject}`);
    },
  };
};

/** Whether a carrier is the outbox. */
export const isOutbox = (carrier: MailCarrier): carrier is Outbox => 'mails' in carrier;
