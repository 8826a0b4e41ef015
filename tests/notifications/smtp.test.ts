import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpCarrier } from '#service/notifications/smtp.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A server that takes mails by SMTP (RFC 5321), or rejects every recipient. */
const smtpServer = async ({ rejects = false } = {}) => {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    let rest = '';
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== undefined) {
          if (line === '.') {
            mails.push(data);
            data = undefined;
            socket.write('250 stored\r\n');
          } else data += `${line}\n`;
        } else if (line === 'DATA') {
          data = '';
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && rejects) socket.write('550 no such user\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => void server.close());
  const carrier = smtpCarrier({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: '化运通 <notice@freight.example>',
  });
  return { mails, carrier };
};

test('a mail goes to the SMTP server with sender, recipient, subject, text and its message id', async () => {
  const { mails, carrier } = await smtpServer();
  await carrier.send({ to: 'a@b.example', subject: '订单已受理', text: '您好', messageId: 'one' });
  const [mail = ''] = mails;
  expect(mail).toContain('<notice@freight.example>');
  expect(mail).toMatch(/^To: .*a@b\.example/m);
  expect(mail).toContain('Message-ID: <one@freight.example>');
  expect(mail).toContain(Buffer.from('订单已受理').toString('base64'));
  expect(mail).toContain(Buffer.from('您好').toString('base64'));
});

test('a rejected recipient is an error', async () => {
  const { mails, carrier } = await smtpServer({ rejects: true });
  await expect(carrier.send({ to: 'a@b.example', subject: 's', text: 't' })).rejects.toThrow('550');
  expect(mails).toEqual([]);
});

test('a server that is not there is an error', async () => {
  const carrier = smtpCarrier({ url: 'smtp://127.0.0.1:1', from: 'notice@freight.example' });
  await expect(carrier.send({ to: 'a@b.example', subject: 's', text: 't' })).rejects.toThrow('ECONNREFUSED');
});
