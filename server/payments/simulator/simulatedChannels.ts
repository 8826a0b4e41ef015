import type { ChannelPlace, PaymentChannel, PaymentCode } from '../channel.ts';
import { openChannels } from '../channels.ts';
import { alipayReplies } from '../alipay.ts';
import { wechatReplies } from '../wechat.ts';
import { feeRate } from './fee.ts';
import type { Simulator } from './simulator.ts';

/** Both channels with a simulator that starts at the first payment: its keys take a second of processor time. */
export const simulatedChannels = (place: Pick<ChannelPlace, 'clock'> & { origin: () => string }) => {
  let starting: Promise<Simulator> | undefined;
  let opened: readonly PaymentChannel[] = [];
  const open = async (): Promise<void> => {
    starting ??= import('./simulator.ts').then(({ startSimulator }) => startSimulator(place.clock));
    const { settings } = await starting;
    if (opened.length === 0) opened = openChannels(settings, place);
  };
  const openedOf = (code: PaymentCode) => opened.find((channel) => channel.code === code);
  const channelOf = (own: Pick<PaymentChannel, 'code' | 'opensAs' | 'feeRate' | 'replies'>): PaymentChannel => ({
    ...own,
    async start(requested) {
      await open();
      return openedOf(own.code)!.start(requested);
    },
    // a payment from before this process started is not in the simulator either
    query: (paymentNo) => openedOf(own.code)?.query(paymentNo) ?? Promise.resolve({ kind: 'other' }),
    refund: (requested) =>
      openedOf(own.code)?.refund(requested) ?? Promise.resolve({ kind: 'rejected', reason: '没有这笔交易' }),
    close: async (paymentNo) => openedOf(own.code)?.close(paymentNo),
    readNotification: (headers, body) =>
      openedOf(own.code)?.readNotification(headers, body) ?? { kind: 'rejected', reason: '还没有发起过付款' },
  });
  return {
    channels: [
      channelOf({ code: 'alipay', opensAs: 'page', feeRate, replies: alipayReplies }),
      channelOf({ code: 'wechat', opensAs: 'code', feeRate, replies: wechatReplies }),
    ],
    stop: async (): Promise<void> => (await starting)?.stop(),
  };
};
