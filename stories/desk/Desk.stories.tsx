import { deskMessages } from '#server/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskMachine } from '#machines/desk/desk.ts';
import { deskContractsMachine } from '#machines/desk/deskContracts.ts';
import { deskAccountsMachine } from '#machines/desk/deskAccounts.ts';
import { deskTendersMachine } from '#machines/desk/deskTenders.ts';
import { deskDataMachine } from '#machines/desk/deskData.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { deskQueueMachine, wholeQueue } from '#machines/desk/deskQueue.ts';
import { deskStaffMachine } from '#machines/desk/deskStaff.ts';
import type { SubjectDetail } from '#machines/desk/deskSubject.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { deskInboxMachine } from '#machines/desk/deskInbox.ts';
import { deskListMachine } from '#machines/desk/deskList.ts';
import { deskFiguresMachine } from '#machines/desk/deskFigures.ts';
import { figuresIn } from '#contract/desk/figures/figures.ts';
import { deskNoticesMachine } from '#machines/desk/deskNotices.ts';
import { deskUnsentMachine } from '#machines/desk/deskUnsent.ts';
import { Desk } from '#src/features/desk/Desk.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import { contracts } from './contractSamples.ts';
import { accountRows, dues, receipts } from './accountSamples.ts';
import { tenderRows } from './tenderSamples.ts';
import { past } from './dataSamples.ts';
import {
  administrator,
  application,
  clerk,
  deskNow,
  deskOrigin,
  enquiry,
  enrolment,
  ofOrder,
  ordersPage,
  reviewedOrder,
  unread,
  wholeOrders,
  waitingPage,
} from './deskSamples.ts';
import { members, unsent } from './peopleSamples.ts';

type Args = Scene<typeof deskMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { enrolment: '', queueView: wholeQueue };
const signedIn: Args['context'] = { enrolment: '', queueView: wholeQueue, self: clerk };
const form = (about: Scene<typeof deskFormMachine>['context']['about']) =>
  frozen(deskFormMachine, { value: 'editing', context: { about, values: {}, problems: {} } });
const queue = frozen(deskQueueMachine, {
  value: { shown: 'resting' },
  context: { ...wholeQueue, version: 'v1', page: waitingPage },
});
const inbox = frozen(deskInboxMachine, { value: 'resting', context: { ...unread, opened: null, marked: [] } });
const subjectOf = (detail: SubjectDetail, subject: string): Args => {
  const about = { about: detail.about, subject };
  return {
    value: { signedIn: 'subject' },
    context: { ...signedIn, place: about },
    children: {
      subject: frozen(deskSubjectMachine, { value: { shown: 'resting' }, context: { ...about, detail } }),
    },
  };
};

export default {
  title: 'flows/Desk',
  id: 'flows-desk',
  parameters: { machine: 'desk', layout: 'fullscreen' },
  render: (scene) => <Desk actor={frozen(deskMachine, scene)} now={deskNow} origin={deskOrigin} />,
  args: { value: 'recalling', context },
} satisfies Meta<Args>;

export const Recalling: Story = {};
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: uiMessages.offline } },
};
export const EnrollingFetching: Story = { args: { value: { enrolling: 'fetching' } } };
export const EnrollingRejected: Story = {
  args: { value: { enrolling: 'rejected' }, context: { ...context, errorMessage: deskMessages.enrolmentInvalid } },
};
export const EnrollingFilling: Story = {
  args: {
    value: { enrolling: 'filling' },
    context: { enrolment: 'e', queueView: wholeQueue, enrolled: enrolment },
    children: { form: form({ kind: 'enrolment', enrolment: 'e' }) },
  },
};
export const SignedOut: Story = { args: { value: 'signedOut', children: { form: form({ kind: 'signIn' }) } } };
export const SignedInQueue: Story = {
  args: { value: { signedIn: 'queue' }, context: signedIn, children: { queue, inbox } },
};
export const SignedInSubject: Story = { args: subjectOf({ about: 'enquiry', enquiry }, enquiry.enquiryNo) };
export const SignedInSubjectOrder: Story = { args: subjectOf(ofOrder(reviewedOrder), reviewedOrder.orderNo) };
export const SignedInSubjectVerification: Story = { args: subjectOf({ about: 'application', application }, 'a1') };
export const SignedInData: Story = {
  args: {
    value: { signedIn: 'data' },
    context: { enrolment: '', queueView: wholeQueue, self: administrator, place: { section: 'data' } },
    children: {
      data: frozen(deskDataMachine, {
        value: { shown: 'resting' },
        context: { imports: past, choices: noChoices, mapping: [] },
      }),
    },
  },
};
export const SignedInList: Story = {
  args: {
    value: { signedIn: 'list' },
    context: { ...signedIn, place: { section: 'orders' } },
    children: {
      list: frozen(deskListMachine, { value: { shown: 'resting' }, context: { ...wholeOrders, ...ordersPage } }),
    },
  },
};
export const SignedInUnsent: Story = {
  args: {
    value: { signedIn: 'unsent' },
    context: { ...signedIn, place: { section: 'unsent' } },
    children: {
      unsent: frozen(deskUnsentMachine, { value: { shown: 'resting' }, context: { messages: unsent, ids: [] } }),
    },
  },
};
export const SignedInFigures: Story = {
  args: {
    value: { signedIn: 'figures' },
    context: { enrolment: '', queueView: wholeQueue, self: administrator, place: { section: 'figures' } },
    children: {
      figures: frozen(deskFiguresMachine, {
        value: 'fetching',
        context: { query: figuresIn('period=lastMonth'), days: { from: '', to: '' }, problems: {} },
      }),
    },
  },
};
export const SignedInStaff: Story = {
  args: {
    value: { signedIn: 'staff' },
    context: { enrolment: '', queueView: wholeQueue, self: administrator, place: { section: 'staff' } },
    children: { staff: frozen(deskStaffMachine, { value: { shown: 'resting' }, context: { members } }) },
  },
};
export const SignedInNotices: Story = {
  args: {
    value: { signedIn: 'notices' },
    context: { ...signedIn, place: { section: 'notices' } },
    children: {
      notices: frozen(deskNoticesMachine, {
        value: { editing: 'changing' },
        context: { form: { email: 'zhang.li@huayun.example', kinds: ['due', 'digest'] }, isMailOn: true, problems: {} },
      }),
    },
  },
};
export const SignedInContracts: Story = {
  args: {
    value: { signedIn: 'contracts' },
    context: { enrolment: '', queueView: wholeQueue, self: administrator, place: { section: 'contracts' } },
    children: {
      contracts: frozen(deskContractsMachine, {
        value: { shown: 'resting' },
        context: { keyword: '', sought: '', list: contracts },
      }),
    },
  },
};
export const SignedInTenders: Story = {
  args: {
    value: { signedIn: 'tenders' },
    context: { enrolment: '', queueView: wholeQueue, self: administrator, place: { section: 'tenders' } },
    children: {
      tenders: frozen(deskTendersMachine, {
        value: { shown: 'resting' },
        context: { keyword: '', sought: '', list: tenderRows },
      }),
    },
  },
};
export const SignedInAccounts: Story = {
  args: {
    value: { signedIn: 'accounts' },
    context: { enrolment: '', queueView: wholeQueue, self: administrator, place: { section: 'accounts' } },
    children: {
      accounts: frozen(deskAccountsMachine, {
        value: { shown: 'resting' },
        context: { keyword: '', sought: '', list: accountRows, receipts, dues, dueCursors: [] },
      }),
    },
  },
};
export const SigningOut: Story = { args: { value: 'signingOut', context: signedIn } };
