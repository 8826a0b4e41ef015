import { expect, test } from 'vitest';
import { allKinds } from '#server/notifications/kinds.ts';
import { renderMessage } from '#server/notifications/texts.ts';

const deployment = { hotline: '400-123-4567', origin: 'https://www.example.com' };

test.each(allKinds)('%s: its text has its facts, no placeholder and no link in the SMS', (kind) => {
  const facts = {
    orderNo: 'HYFCL2603020000001',
    serviceZh: '海运整箱',
    routeZh: '上海 → 汉堡',
    at: '2026-03-02T02:00:00Z',
    note: '资料不全',
    device: 'Chrome · Windows',
    enquiryNo: 'XJ2603020001',
    contractNo: 'HT-2026-017',
    tenderNo: 'ZB2603020001',
    billNo: 'ZD2603020001',
  };
  const { subject, text, body } = renderMessage(kind, facts, deployment);
  expect(`${subject}${text}${body}`).not.toMatch(/undefined|null|\[object|\$\{/);
  expect(text).not.toMatch(/https?:/);
  expect(text.length).toBeLessThan(140);
  if (kind.startsWith('order.') || kind === 'invoice.ready')
    expect(text).toContain('HYFCL2603020000001（海运整箱，上海 → 汉堡）');
  expect(body).toContain('400-123-4567');
  const english = renderMessage(kind, { ...facts, note: 'Data' }, deployment, 'en');
  expect(`${english.subject}\n${english.body}`).not.toMatch(/[\p{Script=Han}：，。]/u);
});

test.each([
  [{}, '您的询价XJ1有平台的消息：几箱？ 如需答复，请致电400-123-4567并报询价编号。'],
  [{ offerPath: '/offers/x' }, '您的询价XJ1有平台的消息：几箱？'],
])('a message about an enquiry with %j says how to reply unless its offer does', (facts, expected) => {
  const { text } = renderMessage('enquiry.message', { enquiryNo: 'XJ1', note: '几箱？', ...facts }, deployment);
  expect(text).toBe(expected);
});
