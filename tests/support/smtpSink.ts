import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** A mail as a server accepted it. */
interface AcceptedMail {
  messageId: string;
  /** Header and body as they came over the wire. */
  source: string;
  /** The body, decoded. */
  text: string;
}

const decoded = (source: string): string => {
  const [head = '', ...body] = source.split('\n\n');
  const text = body.join('\n\n');
  return /^content-transfer-encoding: base64$/im.test(head) ? Buffer.from(text, 'base64').toString() : text;
};

interface Options {
  /** Rejects every recipient. */
  rejects?: boolean;
  /** Runs when a mail is stored, before the sender learns so. */
  onStored?: (mail: AcceptedMail) => Promise<void> | void;
}

/** A server that takes mails by SMTP (RFC 5321) at a free port of this machine; `close` it. */
export const openSmtpSink = async ({ rejects = false, onStored }: Options = {}) => {
  const mails: AcceptedMail[] = [];
  const open = new Set<Socket>();
  const store = async (source: string): Promise<void> => {
    const mail = { messageId: /^message-id: <(.+)>$/im.exec(source)?.[1] ?? '', source, text: decoded(source) };
    mails.push(mail);
    await onStored?.(mail);
  };
  const server = createServer((socket) => {
    let data: string[] | undefined;
    let rest = '';
    const answer = (line: string) => {
      if (data !== undefined) {
        if (line === '.') {
          void store(data.join('\n')).then(() => socket.write('250 stored\r\n'));
          data = undefined;
        } else data.push(line);
      } else if (line === 'DATA') {
        data = [];
        socket.write('354 go on\r\n');
      } else if (line.startsWith('RCPT') && rejects) socket.write('550 no such user\r\n');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop()!;
      lines.forEach(answer);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      open.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};

export type SmtpSink = Awaited<ReturnType<typeof openSmtpSink>>;
