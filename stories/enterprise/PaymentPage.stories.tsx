import type { Meta, StoryObj } from '@storybook/react-vite';
import centerCss from '#server/auth/center/center.css?raw';
import serviceCss from '#server/app/pages/service.css?raw';
import closed from '#stories/answers/payments/closed.html?raw';
import paid from '#stories/answers/payments/paid.html?raw';
import refunded from '#stories/answers/payments/refunded.html?raw';
import unreachable from '#stories/answers/payments/unreachable.html?raw';
import waitingAlipay from '#stories/answers/payments/waitingAlipay.html?raw';
import waitingWechat from '#stories/answers/payments/waitingWechat.html?raw';

/** A page that the service renders, recorded by tests/enterprise/paymentPages.test.ts, with the service's styles. */
const shown = (page: string): StoryObj => ({
  render: () => (
    <>
      <style>{serviceCss}</style>
      <style>{centerCss}</style>
      <div dangerouslySetInnerHTML={{ __html: page }} />
    </>
  ),
});

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
