import type { Meta } from '@storybook/react-vite';
import closed from '#stories/answers/payments/closed.html?raw';
import paid from '#stories/answers/payments/paid.html?raw';
import refunded from '#stories/answers/payments/refunded.html?raw';
import unreachable from '#stories/answers/payments/unreachable.html?raw';
import waitingAlipay from '#stories/answers/payments/waitingAlipay.html?raw';
import waitingWechat from '#stories/answers/payments/waitingWechat.html?raw';
import { servicePage as shown } from './servicePage.tsx';

export default {
  title: 'states/PaymentPage',
  id: 'states-paymentpage',
  parameters: { layout: 'fullscreen', isWholePage: true },
} satisfies Meta;

export const WaitingAlipay = shown(waitingAlipay);
export const WaitingWechat = shown(waitingWechat);
export const Paid = shown(paid);
export const Refunded = shown(refunded);
export const Closed = shown(closed);
export const Unreachable = shown(unreachable);
