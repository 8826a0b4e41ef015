import { tradeMessages } from '#server/orders/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { noShipment } from '#contract/orders/shipment.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { OrderFollow } from '#src/features/orders/follow/OrderFollow.tsx';
import { unreadThread } from '#stories/conversation/conversationSamples.ts';
import type { FollowScene } from './orderFollowScenes.ts';
import { followed, frozenFollow } from './orderFollowScenes.ts';
import { lackingPapers } from './instructionSamples.ts';
import { submissions } from './vgmSamples.ts';
import { repriced } from './repricedOrder.ts';
import { laterCharges } from './laterChargeSamples.ts';
import { now } from './orderQuerySamples.ts';
import { lateTrack, overdueTrack, plannedTrack } from './trackSamples.ts';
import { flown, stored, suspected } from './airAndStorageOrders.ts';
import { awaiting, givenBack, toDecide } from './approvedOrder.ts';
import { proposed } from './misdeclaredOrder.ts';
import { invoiced, lapsed, needing, rejected, released, reviewed } from './fclOrderSamples.ts';

type Args = FollowScene & { audit: AuditStatus };
type Story = StoryObj<Args>;

const none = () => undefined;
const context = followed(reviewed);
const shownIn = (shown: string, of = context, more: Partial<Args> = {}): Story => ({
  args: { value: { shown } as Args['value'], context: of, ...more },
});

export default {
  title: 'flows/OrderFollow',
  id: 'flows-orderfollow',
  parameters: { machine: 'orderFollow' },
  decorators: [
    (Story) => (
      <div className="mx-auto bg-surface p-4" style={{ maxWidth: 1120 }}>
        <Story />
      </div>
    ),
  ],
  render: ({ audit, ...scene }) => (
    <OrderFollow
      actor={frozenFollow(scene)}
      now={now}
      audit={audit}
      onAmend={none}
      onDeclare={none}
      onReorder={none}
      onSaveTemplate={none}
      onVerify={none}
      onPrint={none}
    />
  ),
  args: { value: { shown: 'resting' }, context, audit: 'NONE' },
} satisfies Meta<Args>;

export const Fetching: Story = {
  args: { value: 'fetching', context: { orderNo: reviewed.orderNo, command: 'order.cancelled' } },
};
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: tradeMessages.orderUnknown } },
};
export const Reviewed: Story = {};
export const ReviewedVerifying: Story = { args: { audit: 'REVIEWING' } };
export const NeedInfo: Story = shownIn('resting', followed(needing));
export const Released: Story = shownIn(
  'resting',
  followed({ ...released, submissions, dangerousPapers: lackingPapers }),
  { audit: 'PASS' },
);
export const Conversing: Story = shownIn('resting', followed({ ...released, conversation: unreadThread }), {
  audit: 'PASS',
});
export const Invoiced: Story = shownIn('resting', followed(invoiced), { audit: 'PASS' });
export const AutoCancelled: Story = shownIn('resting', followed(lapsed));
export const Rejected: Story = shownIn('resting', followed(rejected));
export const Air: Story = shownIn('resting', followed(flown), { audit: 'PASS' });
export const Suspected: Story = shownIn('resting', followed(suspected), { audit: 'PASS' });
export const Proposed: Story = shownIn('resting', followed(proposed), { audit: 'PASS' });
export const AwaitingApproval: Story = shownIn('resting', followed(awaiting), { audit: 'PASS' });
export const ToApprove: Story = shownIn('resting', followed(toDecide), { audit: 'PASS' });
export const GivenBack: Story = shownIn('resting', followed(givenBack), { audit: 'PASS' });
export const Warehousing: Story = shownIn('resting', followed(stored), { audit: 'PASS' });
export const RestingWithError: Story = shownIn('resting', { ...context, errorMessage: serviceMessages.failed });
export const RestingLaterCharges: Story = shownIn('resting', followed({ ...released, laterCharges }));
export const RestingRepriced: Story = shownIn('resting', followed(repriced), { audit: 'PASS' });
export const RestingPlanned: Story = shownIn('resting', followed({ ...released, track: plannedTrack }));
const rolled = { ...noShipment, vessel: 'EVER GOODS', voyage: '012W', departedAt: '2026-03-14T10:00:00Z' };
export const RestingUnderWay: Story = shownIn(
  'resting',
  followed({ ...released, status: 'SAILED', track: lateTrack, shipment: rolled }),
);
export const RestingOverdue: Story = shownIn(
  'resting',
  followed({ ...released, status: 'ARRIVED', track: overdueTrack }),
);
export const Cancelling: Story = shownIn('noting', followed({ ...reviewed, laterCharges }));
export const Supplying: Story = shownIn('noting', { ...followed(needing), command: 'info.supplied' });
export const Amending: Story = shownIn('noting', { ...followed(released), command: 'amendment.requested' });
export const Approving: Story = shownIn('noting', { ...followed(toDecide), command: 'approval.granted' });
export const GivingBack: Story = shownIn('noting', { ...followed(toDecide), command: 'approval.returned' });
export const Saving: Story = shownIn('saving', { ...context, file: 'bookingNote' });
export const Invoicing: Story = shownIn('invoicing', followed(released));
export const Refreshing: Story = shownIn('refreshing');
export const Updating: Story = shownIn('updating');
export const Stale: Story = shownIn('stale', { ...context, errorMessage: uiMessages.offline });
