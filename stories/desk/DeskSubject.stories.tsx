import { tradeMessages } from '#server/orders/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import { openedConversation } from '#machines/conversation/conversationRules.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { deskOfferMachine } from '#machines/desk/deskOffer.ts';
import type { DeskFormAbout } from '#machines/desk/deskFormRules.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { splitSourceOf } from '#contract/desk/split/splitParts.ts';
import { DeskSubject } from '#src/features/desk/DeskSubject.tsx';
import { deskThread } from '#stories/conversation/conversationSamples.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import {
  acceptedOrder,
  application,
  askedOrder,
  clearedOrder,
  deskNow,
  enquiry,
  ofOrder,
  passedApplication,
  releasedOrder,
  reviewedOrder,
  sailedOrder,
  suspectedOrder,
} from './deskSamples.ts';
import { costedOrder } from './figureSamples.ts';
import { draft, offeredEnquiry } from './offerDraftSamples.ts';

type Args = Scene<typeof deskSubjectMachine>;
type Story = StoryObj<Args>;

const { orderNo } = reviewedOrder;
const context: Args['context'] = { about: 'order', subject: orderNo, detail: ofOrder(reviewedOrder) };
const answer = { kind: 'ordinary', subject: suspectedOrder.orderNo, finding: 'f0' } as const;
const outdated = '订单已有变化：刘洋于 2026-03-02 14:20 “要求补料”，现为“待补资料”。您的操作没有执行，请核对后再决定';
const form = frozen(deskFormMachine, {
  value: 'editing',
  context: {
    about: { kind: 'command', subject: orderNo, command: 'info.requested', line: 'fcl' },
    values: { note: '请补充危包证', dueAt: '2026-03-03T18:00' },
    problems: {},
  },
});

const offer = frozen(deskOfferMachine, {
  value: 'editing',
  context: {
    enquiryNo: enquiry.enquiryNo,
    line: 'fcl',
    isDangerous: true,
    version: 1,
    keyword: '上海 汉堡',
    draft,
    option: 0,
    offerId: '',
    templates: [],
    templateId: '',
    problems: {},
  },
});

export default {
  title: 'flows/DeskSubject',
  id: 'flows-desksubject',
  parameters: { machine: 'deskSubject' },
  decorators: [
    (Story) => (
      <div className="mx-auto bg-surface p-4" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskSubject actor={frozen(deskSubjectMachine, scene)} now={deskNow} onBack={() => undefined} />,
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { about: 'order', subject: orderNo } } };
export const Failed: Story = {
  args: { value: 'failed', context: { about: 'order', subject: orderNo, errorMessage: tradeMessages.orderUnknown } },
};
export const Resting: Story = {};
const ofDetail = (order: typeof reviewedOrder) => ({ context: { ...context, detail: ofOrder(order) } });
export const RestingAccepted: Story = { args: ofDetail(acceptedOrder) };
export const RestingFindings: Story = { args: { context: { ...context, detail: ofOrder(suspectedOrder) } } };
export const ActingFinding: Story = {
  args: {
    value: { shown: 'acting' },
    context: { ...context, detail: ofOrder(suspectedOrder), act: { form: answer } },
    children: {
      form: frozen(deskFormMachine, {
        value: 'editing',
        context: { about: answer, values: {}, problems: { reason: 'required' } },
      }),
    },
  },
};
export const RestingConversing: Story = {
  args: {
    context: { ...context, detail: ofOrder(releasedOrder) },
    children: {
      conversation: frozen(conversationMachine, {
        value: { open: { reading: { shown: 'unseen' }, writing: { composing: 'typing' } } },
        context: openedConversation({
          about: 'order',
          subject: releasedOrder.orderNo,
          side: 'desk',
          thread: deskThread,
        }),
      }),
    },
  },
};
export const RestingCorrected: Story = {
  args: { value: { shown: { resting: 'looking' } }, context: { ...context, detail: ofOrder(costedOrder) } },
};
const verification: Pick<Args, 'context'> = {
  context: { about: 'application', subject: 'a1', detail: { about: 'application', application } },
};
export const RestingVerification: Story = { args: verification };
export const RestingVerificationPassed: Story = {
  args: {
    context: { about: 'application', subject: 'a1', detail: { about: 'application', application: passedApplication } },
  },
};
export const RestingQuestion: Story = {
  args: { context: { about: 'enquiry', subject: enquiry.enquiryNo, detail: { about: 'enquiry', enquiry } } },
};
export const RestingOffered: Story = {
  args: {
    context: { about: 'enquiry', subject: enquiry.enquiryNo, detail: { about: 'enquiry', enquiry: offeredEnquiry } },
  },
};
export const Pricing: Story = {
  args: {
    value: { shown: 'pricing' },
    context: { about: 'enquiry', subject: enquiry.enquiryNo, detail: { about: 'enquiry', enquiry } },
    children: { offer },
  },
};
export const PricingNewer: Story = {
  args: {
    value: { shown: { pricing: 'looking' } },
    context: { ...Pricing.args!.context!, newer: { about: 'enquiry', enquiry: offeredEnquiry } },
    children: { offer },
  },
};
export const Acting: Story = { args: { value: { shown: 'acting' }, children: { form } } };
const acting = (about: DeskFormAbout, shown: Pick<Args, 'context'> = { context }): Story => ({
  args: {
    ...shown,
    value: { shown: 'acting' },
    children: { form: frozen(deskFormMachine, { value: 'editing', context: { about, values: {}, problems: {} } }) },
  },
});
const command = (name: Extract<DeskFormAbout, { kind: 'command' }>['command']) =>
  ({ kind: 'command', subject: orderNo, command: name, line: 'fcl' }) as const;
export const ActingAcceptance = acting(command('order.accepted'));
export const ActingRelease = acting(command('space.released'), ofDetail(acceptedOrder));
export const ActingDeparture = acting(command('transport.departed'), ofDetail(clearedOrder));
export const ActingInvoice = acting({ kind: 'invoice', subject: orderNo }, ofDetail(sailedOrder));
export const ActingPassing = acting({ kind: 'passing', subject: 'a1' }, verification);
const split = { kind: 'split', subject: releasedOrder.orderNo, source: splitSourceOf(releasedOrder) } as const;
export const ActingSplit: Story = {
  args: {
    value: { shown: 'acting' },
    context: { ...context, detail: ofOrder(releasedOrder), act: { form: split } },
    children: {
      form: frozen(deskFormMachine, {
        value: 'editing',
        context: {
          about: split,
          values: { 'unit.2': 'yes', 'container.CSQU3054383': 'yes' },
          problems: { reason: 'required' },
        },
      }),
    },
  },
};
export const ActingNewer: Story = {
  args: {
    value: { shown: { acting: 'looking' } },
    context: { ...context, newer: ofOrder(askedOrder) },
    children: { form },
  },
};
export const ActingOutdated: Story = {
  args: {
    value: { shown: 'acting' },
    context: {
      ...context,
      detail: ofOrder(askedOrder),
      act: { form: form.getSnapshot().context.about, since: reviewedOrder.timeline.length },
    },
    children: {
      form: frozen(deskFormMachine, {
        value: 'editing',
        context: { ...form.getSnapshot().context, errorMessage: outdated },
      }),
    },
  },
};
export const Comparing: Story = { args: { value: { shown: 'comparing' } } };
export const Updating: Story = { args: { value: { shown: 'updating' } } };
export const UpdatingVerification: Story = { args: { ...verification, value: { shown: 'updating' } } };
export const UpdatingQuestion: Story = { args: { ...RestingQuestion.args, value: { shown: 'updating' } } };
export const Stale: Story = {
  args: { value: { shown: 'stale' }, context: { ...context, errorMessage: serviceMessages.unavailable } },
};
