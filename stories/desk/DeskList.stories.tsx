import { deskMessages } from '#server/desk/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { viewIn } from '#contract/desk/lists/lists.ts';
import { deskListMachine } from '#machines/desk/deskList.ts';
import { DeskList } from '#src/features/desk/DeskList.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import {
  deskNow,
  listedCompany,
  listedEnquiry,
  listedOrders,
  ordersPage,
  started,
  wholeOrders,
} from './deskSamples.ts';

type Args = Scene<typeof deskListMachine>;
type Story = StoryObj<Args>;

const [, overdue] = started.views;
const [listed, completed] = listedOrders;

export default {
  title: 'flows/DeskList',
  id: 'flows-desklist',
  parameters: { machine: 'deskList' },
  render: (scene) => (
    <DeskList actor={frozen(deskListMachine, scene)} login="wang" now={deskNow} onOpen={() => undefined} />
  ),
  args: { value: { shown: 'resting' }, context: { ...wholeOrders, ...ordersPage } },
} satisfies Meta<Args>;

export const Opening: Story = {
  args: { value: 'opening', context: { ...wholeOrders, views: undefined, colleagues: undefined } },
};
export const Fetching: Story = { args: { value: 'fetching', context: wholeOrders } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...wholeOrders, errorMessage: serviceMessages.unavailable } },
};
export const ShownResting: Story = {};
export const ShownRestingEmpty: Story = {
  args: { context: { ...wholeOrders, ...viewIn('orders', 'text=MSCU9999999') } },
};
export const ShownRestingNamed: Story = {
  args: {
    context: {
      ...wholeOrders,
      ...ordersPage,
      ...viewIn('orders', overdue!.query),
      viewId: overdue!.id,
      nameProblem: 'required',
    },
  },
};
export const ShownRestingEnquiries: Story = {
  args: { context: { ...wholeOrders, list: 'enquiries', ...viewIn('enquiries', ''), rows: [listedEnquiry] } },
};
export const ShownRestingCompanies: Story = {
  args: {
    context: {
      ...wholeOrders,
      list: 'companies',
      ...viewIn('companies', ''),
      rows: [listedCompany],
      selected: [listedCompany.id],
    },
  },
};
export const ShownRestingGiven: Story = {
  args: {
    context: {
      ...wholeOrders,
      ...ordersPage,
      selected: [listed!.orderNo],
      given: [
        { subject: completed!.orderNo, problem: null },
        { subject: listed!.orderNo, problem: deskMessages.claimed('王敏', '2026-03-01 10:20') },
      ],
    },
  },
};
export const ShownGiving: Story = { args: { value: { shown: 'giving' } } };
export const ShownSavingView: Story = { args: { value: { shown: 'savingView' } } };
