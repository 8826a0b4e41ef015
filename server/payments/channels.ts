import type { PaymentSettings } from '#server/config/paymentConfig.ts';
import { alipayChannel } from './alipay.ts';
import type { ChannelPlace, PaymentChannel, PaymentCode } from './channel.ts';
import { wechatChannel } from './wechat.ts';

/** Where the channels send notifications, below the service's address. */
export const notificationPath = (code: PaymentCode): string => `/api-payments/${code}`;

/** Where members see a payment, below the service's address. */
export const paymentPath = (paymentNo: string): string => `/user-center/company/money/payment/${paymentNo}`;

/** The configured payment channels; `origin` is the address at which channels and payers reach the service. */
export const openChannels = (
  { alipay, wechat }: PaymentSettings,
  { clock, origin }: Pick<ChannelPlace, 'clock'> & { origin: () => string },
): PaymentChannel[] => {
  const placeOf = (code: PaymentCode): ChannelPlace => ({
    clock,
    notifyUrl: () => `${origin()}${notificationPath(code)}`,
    returnUrl: (paymentNo) => `${origin()}${paymentPath(paymentNo)}`,
  });
  return [
    ...(alipay ? [alipayChannel(alipay, placeOf('alipay'))] : []),
    ...(wechat ? [wechatChannel(wechat, placeOf('wechat'))] : []),
  ];
};
