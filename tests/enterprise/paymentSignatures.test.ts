// @module-tag long
import { createPublicKey, createSign, createVerify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { configOf } from '#server/config/config.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { alipayText, unsignedInNotices } from '#server/payments/alipay.ts';
import { privateKeyOf } from '#server/payments/keys.ts';
import { simulatedChannels } from '#server/payments/simulator/simulatedChannels.ts';
import { problemsOf } from '#tests/support/config.ts';
import { channelCodes, paymentsForAll } from '#tests/support/payments.ts';

const { at, company, paymentRow, visit, receiptsOf } = paymentsForAll();
const refusals = () => at.service.db.$count(auditEntries, eq(auditEntries.event, 'payment.refused'));

test.each(
  channelCodes.flatMap((code) =>
    [{ amount: 1 }, { appId: 'other' }, { merchantId: 'other' }, { isTampered: true }].map(
      (untruth) => [code, untruth] as const,
    ),
  ),
)('%s: a notification with %o is refused and audited, and nothing is posted', async (code, untruth) => {
  const of = await company();
  const { paymentNo } = await of.start(code);
  await visit(paymentNo);
  const before = await refusals();
  const answer = await at.simulator.notify(paymentNo, untruth);
  expect(answer).toMatchObject(code === 'alipay' ? { body: 'failure' } : { status: 400 });
  expect([await refusals(), await receiptsOf(paymentNo), await of.open()]).toEqual([before + 1, 0, of.amount]);
});

test('WeChat Pay: a signed notification is refused five minutes later and under another serial', async () => {
  const of = await company();
  const { paymentNo } = await of.start('wechat');
  const wechat = at.channels.find(({ code }) => code === 'wechat')!;
  const sent = at.simulator.noticeOf(paymentNo);
  const headers = Object.fromEntries(Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]));
  const read = (changed: Record<string, string> = {}) => wechat.readNotification({ ...headers, ...changed }, sent.body);
  expect(read()).toMatchObject({ kind: 'paid', paymentNo, amount: of.amount });
  expect(read({ 'wechatpay-serial': 'other' })).toMatchObject({ kind: 'rejected' });
  expect(read({ 'wechatpay-nonce': 'other' })).toMatchObject({ kind: 'rejected', reason: '签名不符' });
  at.clock.advance(299_000);
  expect(read()).toMatchObject({ kind: 'paid' });
  at.clock.advance(2_000);
  expect(read()).toMatchObject({ kind: 'rejected', reason: '时间相差太多' });
});

test('what is signed is what both publish: checked with texts written out, and refused with one character changed', async () => {
  const { alipay, wechat } = at.simulator.settings;
  const of = await company();
  const { paymentNo } = await of.start('alipay');
  const said = Object.fromEntries(new URL((await paymentRow(paymentNo)).target).searchParams);
  const text = `app_id=${alipay!.appId}&biz_content=${said['biz_content']}&charset=utf-8&format=JSON&method=alipay.trade.page.pay&notify_url=${said['notify_url']}&return_url=${said['return_url']}&sign_type=RSA2&timestamp=${said['timestamp']}&version=1.0`;
  const publicKey = createPublicKey(privateKeyOf(alipay!.privateKey));
  const isSignature = (written: string) =>
    createVerify('RSA-SHA256').update(written).verify(publicKey, said['sign']!, 'base64');
  expect([isSignature(text), isSignature(text.replace('utf-8', 'utf-9'))]).toEqual([true, false]);
  expect(alipayText({ b: '2', sign: 's', a: '1', c: '', sign_type: 'RSA2' }, unsignedInNotices)).toBe('a=1&b=2');

  const body = JSON.stringify({
    appid: wechat!.appId,
    mchid: wechat!.merchantId,
    description: 'x',
    out_trade_no: 'ZF26030299',
    notify_url: 'http://127.0.0.1:1/',
    amount: { total: 1, currency: 'CNY' },
  });
  const time = String(Math.trunc(at.clock.now().getTime() / 1_000));
  const signature = createSign('RSA-SHA256')
    .update(`POST\n/v3/pay/transactions/native\n${time}\nn1\n${body}\n`)
    .sign(privateKeyOf(wechat!.privateKey), 'base64');
  const order = async (sent: string) => {
    const Authorization = `WECHATPAY2-SHA256-RSA2048 mchid="${wechat!.merchantId}",nonce_str="n1",signature="${signature}",timestamp="${time}",serial_no="${wechat!.serial}"`;
    return fetch(`${wechat!.gateway}/v3/pay/transactions/native`, {
      method: 'POST',
      headers: { Authorization },
      body: sent,
    });
  };
  const answer = await order(body);
  const lines = [answer.headers.get('wechatpay-timestamp'), answer.headers.get('wechatpay-nonce'), await answer.text()];
  const isTheirs = createVerify('RSA-SHA256')
    .update(`${lines.join('\n')}\n`)
    .verify(wechat!.publicKey, answer.headers.get('wechatpay-signature')!, 'base64');
  expect([answer.status, isTheirs, (await order(body.replace('"x"', '"y"'))).status]).toEqual([200, true, 401]);
});

test('Alipay’s side refuses a request of which one character was changed', async () => {
  const of = await company();
  const { paymentNo } = await of.start('alipay');
  const { target } = await paymentRow(paymentNo);
  expect((await fetch(target)).status).toBe(200);
  const changed = new URL(target);
  changed.searchParams.set('biz_content', changed.searchParams.get('biz_content')!.replace('化', '花'));
  expect((await fetch(changed)).status).toBe(401);
});

test.each(channelCodes)(
  '%s for developers starts with the first payment; a notification before is rejected',
  async (code) => {
    const { channels, stop } = simulatedChannels({ clock: at.clock, origin: () => 'http://127.0.0.1:1' });
    const channel = channels.find((one) => one.code === code)!;
    expect(channel.readNotification({}, '')).toMatchObject({ kind: 'rejected', reason: '还没有发起过付款' });
    const expiresAt = new Date(at.clock.now().getTime() + 60_000);
    const target = await channel.start({ paymentNo: 'ZF26030201', amount: 100, subject: '化运通账单', expiresAt });
    expect(await (await fetch(target)).text()).toContain('¥1.00，待支付');
    expect(channel.readNotification({}, '')).not.toMatchObject({ reason: '还没有发起过付款' });
    await stop();
  },
);

test('a channel is there once all of its settings are; half of them and texts that are no keys end the start', () => {
  const { alipay, wechat } = at.simulator.settings;
  const set = {
    ALIPAY_APP_ID: alipay!.appId,
    ALIPAY_SELLER_ID: alipay!.sellerId,
    ALIPAY_PRIVATE_KEY: alipay!.privateKey,
    ALIPAY_PUBLIC_KEY: alipay!.publicKey,
  };
  expect(configOf({}).payments).toEqual({ alipay: undefined, wechat: undefined });
  expect(configOf(set).payments.alipay).toMatchObject({ gateway: 'https://openapi.alipay.com/gateway.do' });
  expect(problemsOf({ ...set, ALIPAY_SELLER_ID: '' })).toEqual(['支付宝只设置了一部分，还须设置 ALIPAY_SELLER_ID']);
  expect(problemsOf({ ...set, ALIPAY_PUBLIC_KEY: 'x' })).toEqual([
    expect.stringContaining('ALIPAY_PUBLIC_KEY 须为 RSA 公钥'),
  ]);
  expect(problemsOf({ WECHAT_API_V3_KEY: wechat!.apiV3Key })[0]).toContain(
    'WECHAT_MCH_ID、WECHAT_APP_ID、WECHAT_SERIAL',
  );
  expect(problemsOf({ WECHAT_API_V3_KEY: 'short' })).toEqual(['WECHAT_API_V3_KEY 须为 32 个字符']);
});
