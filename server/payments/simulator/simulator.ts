import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import type { PaymentSettings } from '#server/config/paymentConfig.ts';
import { alipayAnswer, alipayNotice, alipayTrade } from './alipaySide.ts';
import { registerMerchants } from './merchant.ts';
import type { SignedNotice, Trade, Untruth } from './trades.ts';
import { payerPage } from './trades.ts';
import { verifyWechatCall, wechatAnswer, wechatNotice, wechatRefund, wechatSigned, wechatTrade } from './wechatSide.ts';

/** The merchant's reply to a notification. */
interface Answer {
  status: number;
  body: string;
}

export interface Simulator {
  address: string;
  settings: PaymentSettings;
  /** The signed notification about a trade, correct or with a false value. */
  noticeOf: (paymentNo: string, untruth?: Untruth) => SignedNotice;
  /** A trade with its state at the channel. */
  tradeOf: (paymentNo: string) => Trade;
  /** Sends a notification about a trade, correct or with a false value. */
  notify: (paymentNo: string, untruth?: Untruth) => Promise<Answer>;
  stop: () => Promise<void>;
}

const isAccepted = ({ status, body }: Answer): boolean => status === 204 || (status === 200 && body === 'success');

const rejecting = (c: HonoContext, error: unknown) =>
  c.json({ code: 'SIGN_ERROR', message: error instanceof Error ? error.message : '' }, 401);

/**
 * How long the simulator waits before it repeats a rejected notification, in milliseconds; the real channels continue
 * for a day.
 */
const repeatsAfterMs = [1_000, 5_000, 15_000];

/**
 * Alipay and WeChat Pay for development and tests, on a port of this machine: verifies the service's messages as they
 * do, shows the payer a page, and sends signed notifications. Its keys are generated at its start.
 */
export const startSimulator = async (clock: { now: () => Date }): Promise<Simulator> => {
  const app = new Hono();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { alipay, wechat } = await registerMerchants(address);
  const trades = new Map<string, Trade & { code: 'alipay' | 'wechat' }>();
  const stopping = new AbortController();

  const tradeOf = (paymentNo: string) => {
    const trade = trades.get(paymentNo);
    if (!trade) throw new Error(`the simulator has no trade ${paymentNo}`);
    return trade;
  };
  const noticeOf: Simulator['noticeOf'] = (paymentNo, untruth) => {
    const trade = tradeOf(paymentNo);
    if (trade.code === 'alipay') return alipayNotice(alipay, trade, clock.now(), untruth);
    return wechatNotice(wechat, trade, clock.now(), untruth);
  };
  const notify: Simulator['notify'] = async (paymentNo, untruth) => {
    const { notifyUrl } = tradeOf(paymentNo);
    const notice = noticeOf(paymentNo, untruth);
    const response = await fetch(notifyUrl, { method: 'POST', ...notice, signal: stopping.signal });
    return { status: response.status, body: await response.text() };
  };
  const notifyUntilAccepted = async (paymentNo: string): Promise<void> => {
    for (const ms of [0, ...repeatsAfterMs]) {
      await pause(ms, undefined, { signal: stopping.signal, ref: false });
      const answer = await notify(paymentNo).catch(() => undefined);
      if (answer && isAccepted(answer)) return;
    }
  };

  const payer = (c: HonoContext, paymentNo: string) => {
    const trade = trades.get(paymentNo);
    if (!trade) return c.text('没有这笔交易', 404);
    return c.html(payerPage(trade.code === 'alipay' ? '支付宝' : '微信支付', trade.code, trade));
  };

  app.get('/gateway.do', (c) => {
    try {
      const trade = alipayTrade(alipay, c.req.query(), clock.now());
      if (!trades.has(trade.paymentNo)) trades.set(trade.paymentNo, { ...trade, code: 'alipay' });
      return payer(c, trade.paymentNo);
    } catch (error) {
      return rejecting(c, error);
    }
  });
  app.post('/v3/pay/transactions/native', async (c) => {
    try {
      const body = await c.req.text();
      const authorization = c.req.header('authorization') ?? '';
      const trade = wechatTrade(wechat, { path: c.req.path, authorization, body }, clock.now());
      trades.set(trade.paymentNo, { ...trade, code: 'wechat' });
      const answer = wechatSigned(
        wechat,
        JSON.stringify({ code_url: `${address}/wechat/${trade.paymentNo}` }),
        clock.now(),
      );
      return c.body(answer.body, 200, answer.headers);
    } catch (error) {
      return rejecting(c, error);
    }
  });
  app.post('/gateway.do', async (c) => {
    try {
      const parameters = Object.fromEntries(new URLSearchParams(await c.req.text()));
      return c.body(alipayAnswer(alipay, parameters, (no) => trades.get(no), clock.now()));
    } catch (error) {
      return rejecting(c, error);
    }
  });
  app.get('/v3/pay/transactions/out-trade-no/:no', (c) => {
    try {
      const { pathname, search } = new URL(c.req.url);
      const call = { method: 'GET', path: `${pathname}${search}`, authorization: c.req.header('authorization') ?? '' };
      verifyWechatCall(wechat, { ...call, body: '' }, clock.now());
      const trade = trades.get(c.req.param('no'));
      if (trade?.code !== 'wechat') return c.json({ code: 'ORDER_NOT_EXIST', message: '订单不存在' }, 404);
      const answer = wechatAnswer(wechat, trade, clock.now());
      return c.body(answer.body, 200, answer.headers);
    } catch (error) {
      return rejecting(c, error);
    }
  });
  const wechatTradeOf = (paymentNo: string) => {
    const trade = trades.get(paymentNo);
    return trade?.code === 'wechat' ? trade : undefined;
  };
  const verifiedBody = async (c: HonoContext): Promise<string> => {
    const body = await c.req.text();
    const authorization = c.req.header('authorization') ?? '';
    verifyWechatCall(wechat, { method: 'POST', path: c.req.path, authorization, body }, clock.now());
    return body;
  };
  app.post('/v3/refund/domestic/refunds', async (c) => {
    try {
      const { status, headers, body } = wechatRefund(wechat, await verifiedBody(c), wechatTradeOf, clock.now());
      return c.body(body, status, headers);
    } catch (error) {
      return rejecting(c, error);
    }
  });
  app.post('/v3/pay/transactions/out-trade-no/:no/close', async (c) => {
    try {
      await verifiedBody(c);
      const trade = wechatTradeOf(c.req.param('no'));
      if (!trade || trade.state === 'paid') {
        const { body, headers } = wechatSigned(wechat, JSON.stringify({ code: 'ORDERPAID', message: '' }), clock.now());
        return c.body(body, 400, headers);
      }
      trade.state = 'cancelled';
      return c.body(null, 204, wechatSigned(wechat, '', clock.now()).headers);
    } catch (error) {
      return rejecting(c, error);
    }
  });
  app.get('/wechat/:no', (c) => payer(c, c.req.param('no')));
  app.post('/:code/:no/:act', async (c) => {
    const { no, act } = c.req.param();
    const trade = trades.get(no);
    if (!trade) return c.text('没有这笔交易', 404);
    if (act === 'cancel' && trade.state === 'open') trade.state = 'cancelled';
    if (act === 'pay' && trade.state === 'open') {
      trade.state = 'paid';
      const sending = notifyUntilAccepted(no).catch(() => undefined);
      // the payer returns after the first notification, or without it
      await Promise.race([sending, pause(2_000, undefined, { ref: false })]);
    }
    if (act === 'payUnnoticed' && trade.state === 'open') trade.state = 'paid';
    if (act === 'notify' && trade.state === 'paid') await notify(no);
    return trade.returnUrl === '' ? payer(c, no) : c.redirect(trade.returnUrl, 303);
  });

  return {
    address,
    settings: { alipay: alipay.settings, wechat: wechat.settings },
    noticeOf,
    tradeOf,
    notify,
    async stop() {
      stopping.abort();
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
};
