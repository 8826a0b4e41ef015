import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

/** A mail as a server accepted it. */
interface AcceptedMail {
  messageId: string;
  /** Header and body as received over the wire. */
  source: string;
  /** The body, decoded. */
  text: string;
}

const decoded = (source: string): string => {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const content = body.join('\n\n');
  return /^content-transfer-encoding: base64$/im.test(head) ? Buffer.from(content, 'base64').toString() : content;
};

/**
 * A server that accepts mails by SMTP (RFC 5321) at a free port of this machine, or rejects every recipient; `close`
 * it.
 */
export const openSmtpSink = async ({ rejects = false } = {}) => {
  const mails: AcceptedMail[] = [];
  const store = async (source: string): Promise<void> => {
    const mail = { messageId: /^message-id: <(.+)>/im.exec(source)?.[1] ?? '', source, text: decoded(source) };
    mails.push(mail);
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 1,
    onRcptTo: (_, __, done) => done(rejects ? new Error('no such user') : null),
    onData: (stream, _, done) => callbackify(async () => store(await text(stream)))((error) => done(error)),
  });
  // a killed sender breaks its connection
  server.on('error', () => undefined);
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as AddressInfo));
  });
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
};
