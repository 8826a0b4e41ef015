import { afterEach, expect, test } from 'vitest';
import { smtpCarrier } from '#server/notifications/smtp.ts';
import { openSmtpSink } from '../support/smtpSink.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const smtpServer = async (options: { rejects?: boolean } = {}) => {
  const { mails, url, close } = await openSmtpSink(options);
  closers.push(close);
  return { mails, carrier: smtpCarrier({ url, from: '化运通 <notice@freight.example>' }) };
};

test('a mail goes to the SMTP server with sender, recipient, subject, text and its message id', async () => {
  const { mails, carrier } = await smtpServer();
  await carrier.send({ to: 'a@b.example', subject: '订单已受理', text: '您好', messageId: 'one' });
  const mail = mails[0]?.source ?? '';
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
