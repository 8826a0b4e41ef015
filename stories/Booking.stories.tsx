import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DangerousGoods } from '#contract/basic.ts';
import { problemsOf } from '#contract/fields.ts';
import { fclOrder } from '#contract/order.ts';
import { bookingMachine } from '#machines/booking.ts';
import { listMachineOf } from '#machines/list.ts';
import { Booking } from '#src/flows/Booking.tsx';
import { blankDraft, completeDraft, order } from './bookingSamples.ts';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { dearerTariff, now, tariff } from './samples.ts';

const goods = listMachineOf<string, DangerousGoods>('goods');

type Args = Scene<typeof bookingMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { sailingId: 'S1', problems: {}, formerTotals: [] };
const blank: Args['context'] = { ...context, draft: blankDraft, offer: tariff };
const faulty: Args['context'] = { ...blank, problems: problemsOf(fclOrder, blankDraft.form) };
const complete: Args['context'] = { ...context, draft: completeDraft, offer: tariff };

export default {
  title: 'flows/Booking',
  parameters: { machine: 'booking', layout: 'fullscreen' },
  render: (scene) => (
    <Booking
      actor={frozen(bookingMachine, scene)}
      goods={frozen(goods, { value: 'empty', context: { query: '', page: 1, total: 0, rows: [] } })}
      now={now}
      onSailings={() => {}}
    />
  ),
  args: { value: 'filling', context: complete },
} satisfies Meta<Args>;

export const Opening: Story = { args: { value: 'opening', context } };
export const Unavailable: Story = { args: { value: 'unavailable', context: { ...context, refusal: '已停止接载' } } };
export const Filling: Story = {};
export const FillingBlank: Story = { args: { context: blank } };
export const FillingProblems: Story = { args: { context: faulty } };
export const FillingRefused: Story = { args: { context: { ...complete, refusal: '该航次不接受第 3 类危险品' } } };
export const SigningIn: Story = { args: { value: 'signingIn' } };
export const Placing: Story = { args: { value: 'placing' } };
export const Requoting: Story = { args: { value: 'requoting' } };
export const Repriced: Story = {
  args: { value: 'repriced', context: { ...complete, offer: dearerTariff, formerTotals: order.totals } },
};
export const Placed: Story = { args: { value: 'placed', context: { ...complete, order } } };
export const Finished: Story = { args: { value: 'finished', context: { ...complete, order } } };
