import { tradeMessages } from '#server/orders/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import { OrderNote } from '#src/features/orders/follow/OrderNote.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof orderNoteMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { orderNo: 'FCL202603010042', version: 1, command: 'order.cancelled', note: '' };
const supplying: Args['context'] = { ...context, command: 'info.supplied' };
const note = '危包证已上传；闪点按检测报告为 93 ℃（闭杯）。';

export default {
  title: 'flows/OrderNote',
  id: 'flows-ordernote',
  parameters: { machine: 'orderNote' },
  render: (scene) => <OrderNote actor={frozen(orderNoteMachine, scene)} onDrop={() => undefined} />,
  args: { value: 'writing', context },
} satisfies Meta<Args>;

export const WritingCancellation: Story = {};
export const WritingCancellationRejected: Story = {
  args: {
    context: {
      ...context,
      note: '客户改期',
      errorMessage: tradeMessages.wrongMoment('fcl', 'GATED_IN', 'order.cancelled'),
    },
  },
};
export const WritingInfo: Story = { args: { context: supplying } };
export const WritingInfoProblem: Story = { args: { context: { ...supplying, problem: 'required' } } };
export const WritingAmendment: Story = { args: { context: { ...context, command: 'amendment.requested' } } };
export const WritingApproval: Story = { args: { context: { ...context, command: 'approval.granted' } } };
export const WritingReturn: Story = { args: { context: { ...context, command: 'approval.returned' } } };
export const Sending: Story = { args: { value: 'sending', context: { ...supplying, note } } };
export const Sent: Story = { args: { value: 'sent', context: { ...supplying, note } } };
