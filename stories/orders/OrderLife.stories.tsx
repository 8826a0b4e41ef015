import type { Meta, StoryObj } from '@storybook/react-vite';
import type { allServices } from '#contract/services/definitions/allServices.ts';
import { orderLifeMachine } from '#machines/orders/orderLife.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { OrderLifeOf } from './OrderLifeOf.tsx';

type Args = Scene<typeof orderLifeMachine> & { line: keyof typeof allServices; cancelsAt: string | null };
type Story = StoryObj<Args>;

const sea = { moves: true, crossesBorders: true };
const harmless = { ...sea, dangerous: false, needsReview: false, hasFindings: false };
const dangerous = { ...sea, dangerous: true, needsReview: true, hasFindings: false };
const suspected = { ...sea, dangerous: false, needsReview: true, hasFindings: true };
const approved = { ...dangerous, needsApproval: true };
const inland = { moves: true, crossesBorders: false, dangerous: true, needsReview: true, hasFindings: false };
const inPlace = { moves: false, crossesBorders: false, dangerous: true, needsReview: true, hasFindings: false };

export default {
  title: 'flows/OrderLife',
  id: 'flows-orderlife',
  parameters: { machine: 'orderLife' },
  render: ({ line, cancelsAt, ...scene }) => (
    <OrderLifeOf actor={frozen(orderLifeMachine, scene)} line={line} cancelsAt={cancelsAt} />
  ),
  args: { value: { open: { requested: 'SUBMITTED' } }, context: harmless, line: 'fcl', cancelsAt: null },
} satisfies Meta<Args>;

export const Submitted: Story = {};
export const SubmittedUnverified: Story = { args: { cancelsAt: '2026-03-04T02:00:00.000Z' } };
export const NeedInfo: Story = { args: { value: { open: { requested: 'NEED_INFO' } } } };
export const InfoSupplied: Story = { args: { value: { open: { requested: 'INFO_SUPPLIED' } } } };
export const InfoSuppliedDangerous: Story = {
  args: { value: { open: { requested: 'INFO_SUPPLIED' } }, context: dangerous },
};
export const DangerReview: Story = { args: { value: { open: { requested: 'DG_REVIEW' } }, context: dangerous } };
export const SuspectedReview: Story = { args: { value: { open: { requested: 'DG_REVIEW' } }, context: suspected } };
export const AwaitingApproval: Story = { args: { value: { unapproved: 'APPROVAL' }, context: approved } };
export const GivenBack: Story = { args: { value: { unapproved: 'APPROVAL_RETURNED' }, context: approved } };
export const Accepted: Story = { args: { value: { open: { requested: 'ACCEPTED' } } } };
export const AcceptedDangerous: Story = { args: { value: { open: { requested: 'ACCEPTED' } }, context: dangerous } };
export const Released: Story = { args: { value: { open: { confirmed: 'RELEASED' } } } };
export const ReleasedDangerous: Story = { args: { value: { open: { confirmed: 'RELEASED' } }, context: dangerous } };
export const Amending: Story = { args: { value: { open: { confirmed: 'AMENDING' } } } };
export const DangerDeclared: Story = { args: { value: { open: { confirmed: 'DG_DECLARED' } }, context: dangerous } };
export const GatedIn: Story = { args: { value: { open: { confirmed: 'GATED_IN' } } } };
export const GatedInDangerous: Story = { args: { value: { open: { confirmed: 'GATED_IN' } }, context: dangerous } };
export const GatedInInland: Story = {
  args: { value: { open: { confirmed: 'GATED_IN' } }, context: inland, line: 'domestic' },
};
export const GatedInInPlace: Story = {
  args: { value: { open: { confirmed: 'GATED_IN' } }, context: inPlace, line: 'warehousing' },
};
export const Customs: Story = { args: { value: { open: { confirmed: 'CUSTOMS' } } } };
export const CustomsDangerous: Story = { args: { value: { open: { confirmed: 'CUSTOMS' } }, context: dangerous } };
export const Sailed: Story = { args: { value: 'SAILED' } };
export const SailedDangerous: Story = { args: { value: 'SAILED', context: dangerous } };
export const Arrived: Story = { args: { value: 'ARRIVED' } };
export const Completed: Story = { args: { value: 'COMPLETED' } };
export const Rejected: Story = { args: { value: 'REJECTED' } };
export const Cancelled: Story = { args: { value: 'CANCELLED' } };
export const AutoCancelled: Story = { args: { value: 'AUTO_CANCELLED' } };
export const Declined: Story = { args: { value: 'DECLINED' } };
export const ApprovalLapsed: Story = { args: { value: 'APPROVAL_LAPSED', context: approved } };
export const Withdrawn: Story = { args: { value: 'WITHDRAWN', context: approved } };
