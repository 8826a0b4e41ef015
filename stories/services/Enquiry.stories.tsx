import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { content as fcl } from '#src/features/services/fcl/enquiryFcl.tsx';
import { blankEnquiry } from '#src/features/services/enquiryEffects.ts';
import { goodsPageMessages } from '#src/features/goods/messages.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { enquiryForm, goodsEnquiryForm, storedEnquiry } from './serviceSamples.ts';

type Args = Scene<typeof enquiryMachine> & { goods?: boolean };
type Story = StoryObj<Args>;

const context: Args['context'] = { key: 'k', form: enquiryForm, problems: {} };

export default {
  title: 'flows/Enquiry',
  id: 'flows-enquiry',
  parameters: { machine: 'enquiry' },
  render: ({ goods = false, ...scene }) => (
    <div className="max-w-3xl rounded-lg bg-surface p-5">
      <Enquiry
        actor={frozen(enquiryMachine, scene)}
        content={goods ? goodsPageMessages.enquiryForm : fcl}
        submit={serviceMessages.enquiry.submit}
        deployment={siteDefaults}
        newKey={() => 'k'}
      />
    </div>
  ),
  args: { value: 'editing', context },
} satisfies Meta<Args>;

export const Editing: Story = {};
export const EditingBlank: Story = { args: { context: { ...context, form: blankEnquiry('fcl') } } };
export const EditingWithProblems: Story = {
  args: {
    context: {
      ...context,
      form: { ...enquiryForm, goods: '', phone: '1381234', email: 'chen@', unNumber: '12' },
      problems: {
        goods: 'required',
        phone: 'phoneInvalid',
        email: 'emailInvalid',
        unNumber: 'unNumberInvalid',
      },
    },
  },
};
export const EditingWithError: Story = { args: { context: { ...context, errorMessage: '' } } };
export const Sending: Story = { args: { value: 'sending' } };
export const Accepted: Story = { args: { value: 'accepted', context: { ...context, receipt: storedEnquiry } } };
export const EditingForGoods: Story = { args: { goods: true, context: { ...context, form: goodsEnquiryForm } } };
export const AcceptedForGoods: Story = {
  args: { goods: true, value: 'accepted', context: { ...context, form: goodsEnquiryForm, receipt: storedEnquiry } },
};
