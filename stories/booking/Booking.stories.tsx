import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { Booking } from '#src/features/booking/Booking.tsx';
import { acidAndAlkali, completeForm, draftOf, freshKey, order, theirDraft } from './bookingSamples.ts';
import { blank, complete, faulty, fillingOf, opening } from './bookingScenes.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants } from '#stories/goods/goodsSamples.ts';
import { dearerTariff, now } from '#stories/fixtures/samples.ts';

const goods = listMachineOf<string, DangerousGoods>('goods');
const rows = { query: '', page: 1, total: 0, rows: [] };

type Args = Scene<typeof bookingMachine>;
type Story = StoryObj<Args>;

const filling = (...of: Parameters<typeof fillingOf>): Story => ({ args: { context: fillingOf(...of) } });

export default {
  title: 'flows/Booking',
  id: 'flows-booking',
  parameters: { machine: 'booking' },
  render: (scene) => (
    <Booking
      actor={frozen(bookingMachine, scene)}
      goods={frozen(goods, { value: 'empty', context: rows })}
      constants={constants}
      now={now}
      onBack={() => {}}
      onVerify={() => {}}
    />
  ),
  args: { value: 'filling', context: complete },
} satisfies Meta<Args>;

export const Opening: Story = { args: { value: 'opening', context: opening } };
export const Unavailable: Story = { args: { value: 'unavailable', context: { ...opening, refusal: '已停止接载' } } };
export const Filling: Story = {};
export const FillingBlank: Story = { args: { context: blank } };
export const FillingProblems: Story = { args: { context: faulty } };
export const FillingRefused: Story = { args: { context: { ...complete, refusal: '该航次不接受第 3 类危险品' } } };
export const Segregated = filling('fcl', draftOf({ ...completeForm, cargo: acidAndAlkali('fcl') }));
export const Amending = filling('fcl', { ...draftOf(completeForm), amends: order.orderNo });
export const Lcl = filling('lcl');
export const Air = filling('air');
export const Rail = filling('rail');
export const Tank = filling('tank');
export const Flexitank = filling('flexitank');
export const Warehousing = filling('warehousing');
export const BuiltIn = filling('builtIn');
export const DgDesk = filling('dgDesk');
export const Domestic = filling('domestic');
export const Goods = filling('goods');
export const Conflicting: Story = {
  args: { value: 'conflicting', context: { ...complete, other: { theirs: theirDraft, freshKey } } },
};
export const ConflictingGone: Story = {
  args: { value: 'conflicting', context: { ...complete, other: { theirs: null, freshKey } } },
};
export const SigningIn: Story = { args: { value: 'signingIn' } };
export const Placing: Story = { args: { value: 'placing' } };
export const Requoting: Story = { args: { value: 'requoting' } };
export const Repriced: Story = {
  args: { value: 'repriced', context: { ...complete, offer: dearerTariff, formerTotals: order.totals } },
};
export const Placed: Story = { args: { value: 'placed', context: { ...complete, order } } };
export const Finished: Story = { args: { value: 'finished', context: { ...complete, order } } };
