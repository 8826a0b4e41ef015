import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { Booking } from '#src/features/booking/Booking.tsx';
import { acidAndAlkali, completeForm } from './bookingSamples.ts';
import { draftOf, order, theirDraft } from './orderDraftSamples.ts';
import { blank, complete, faulty, editingOf, opening } from './bookingScenes.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants } from '#stories/goods/goodsSamples.ts';
import { dearerTariff, now } from '#stories/fixtures/samples.ts';

const goods = listMachineOf<string, DangerousGoods>('goods');
const rows = { query: '', page: 1, total: 0, rows: [] };

type Args = Scene<typeof bookingMachine>;
type Story = StoryObj<Args>;

const editing = (...of: Parameters<typeof editingOf>): Story => ({ args: { context: editingOf(...of) } });

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
  args: { value: 'editing', context: complete },
} satisfies Meta<Args>;

export const Opening: Story = { args: { value: 'opening', context: opening } };
export const Unavailable: Story = {
  args: { value: 'unavailable', context: { ...opening, errorMessage: '已停止接载' } },
};
export const Editing: Story = {};
export const EditingBlank: Story = { args: { context: blank } };
export const EditingProblems: Story = { args: { context: faulty } };
export const EditingWithError: Story = {
  args: { context: { ...complete, errorMessage: '该航次不接受第 3 类危险品' } },
};
export const Segregated = editing('fcl', draftOf({ ...completeForm, cargo: acidAndAlkali('fcl') }));
export const CargoRemoved: Story = {
  args: {
    context: {
      ...complete,
      past: [{ form: { ...completeForm, cargo: acidAndAlkali('fcl') }, edit: { type: 'cargo.removed', index: 1 } }],
    },
  },
};
export const DangerousWithdrawn: Story = {
  args: {
    context: {
      ...editingOf(
        'fcl',
        draftOf({ ...completeForm, cargo: completeForm.cargo.map((one) => ({ ...one, dangerous: null })) }),
      ),
      past: [{ form: completeForm, edit: { type: 'dangerousGoods.withdrawn', index: 0 } }],
    },
  },
};
export const Amending = editing('fcl', { ...draftOf(completeForm), amends: order.orderNo });
export const Lcl = editing('lcl');
export const Air = editing('air');
export const Rail = editing('rail');
export const Tank = editing('tank');
export const Flexitank = editing('flexitank');
export const Warehousing = editing('warehousing');
export const BuiltIn = editing('builtIn');
export const DgDesk = editing('dgDesk');
export const Domestic = editing('domestic');
export const Goods = editing('goods');
export const ChangedElsewhere: Story = {
  args: { value: 'changedElsewhere', context: { ...complete, theirs: theirDraft } },
};
export const DeletedElsewhere: Story = { args: { value: 'deletedElsewhere', context: complete } };
export const SigningIn: Story = { args: { value: 'signingIn' } };
export const Placing: Story = { args: { value: 'placing' } };
export const Requoting: Story = { args: { value: 'requoting' } };
export const Repriced: Story = {
  args: { value: 'repriced', context: { ...complete, quote: dearerTariff, formerTotals: order.totals } },
};
export const Placed: Story = { args: { value: 'placed', context: { ...complete, order } } };
export const Finished: Story = { args: { value: 'finished', context: { ...complete, order } } };
