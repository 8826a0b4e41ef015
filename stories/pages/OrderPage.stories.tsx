import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DangerousGoods } from '#contract/basic.ts';
import { authNoticeMachine } from '#machines/authNotice.ts';
import { bookingMachine } from '#machines/booking.ts';
import { listMachineOf } from '#machines/list.ts';
import { OrderPage } from '#src/pages/OrderPage.tsx';
import { complete } from '../bookingScenes.ts';
import { frozen } from '../frozen.ts';
import { constants } from '../goodsSamples.ts';

const goods = listMachineOf<string, DangerousGoods>('goods');

export default {
  title: 'pages/OrderPage',
  render: () => (
    <OrderPage
      booking={frozen(bookingMachine, { value: 'filling', context: complete })}
      authNotice={frozen(authNoticeMachine, {
        value: 'closed',
        context: { status: 'NONE', target: '', opensAt: 0, secondsLeft: 5 },
      })}
      memberCenterHref="/user-center"
      goods={frozen(goods, { value: 'empty', context: { query: '', page: 1, total: 0, rows: [] } })}
      constants={constants}
      onBack={() => {}}
      onVerify={() => {}}
    />
  ),
} satisfies Meta;

export const Filling: StoryObj = {};
