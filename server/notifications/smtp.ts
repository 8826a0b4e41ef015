import { createTransport } from 'nodemailer';
import type { MailCarrier } from './mail.ts';

const timeoutMs = 10_000;

/** Sends through the SMTP server of `url`; without TLS only if the address is `smtp://` and the server offers none. */
export const smtpCarrier = ({ url, from }: { url: string; from: string }): MailCarrier => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const domain = from.replace(/^.*@|>$/g, '');
  return {
    isOn: true,
    async send({ to, subject, text, messageId }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(messageId !== undefined && { messageId: `<${messageId}@${domain}>` }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
};
