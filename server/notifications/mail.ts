/** One e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for every attempt, so that a mailbox merges a repeated mail; by default the carrier creates one. */
  messageId?: string;
}

/** Sends e-mail; throws if the server did not accept it. */
export interface MailCarrier {
  /** Whether e-mail is configured; otherwise no address can be added. */
  isOn: boolean;
  send: (mail: Mail) => Promise<void>;
}

/** The carrier of a deployment without `SMTP_URL`. */
export const noMail: MailCarrier = {
  isOn: false,
  send: () => Promise.reject(new Error('SMTP_URL is not set')),
};
