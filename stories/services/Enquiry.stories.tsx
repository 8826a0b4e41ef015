import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { air } from '#src/features/services/content/airContent.ts';
import { blankEnquiry } from '#src/features/services/enquiry/blankEnquiry.ts';
import { lineWords } from '#src/features/services/messages.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { enquiryForm, keptEnquiry } from './serviceSamples.ts';

type Args = Scene<typeof enquiryMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { key: 'k', form: enquiryForm, problems: {} };

export default {
  title: 'flows/Enquiry',
  id: 'flows-enquiry',
  parameters: { machine: 'enquiry' },
  render: (scene) => (
    <div className="max-w-3xl rounded-lg bg-surface p-5">
      <Enquiry
        actor={frozen(enquiryMachine, scene)}
        content={air}
        submit={lineWords.enquiry.submit}
        deployment={siteDefaults}
        newKey={() => 'k'}
      />
    </div>
  ),
  args: { value: 'filling', context },
} satisfies Meta<Args>;

export const Filling: Story = {};
export const FillingBlank: Story = { args: { context: { ...context, form: blankEnquiry('air') } } };
export const FillingWithProblems: Story = {
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
export const FillingRefused: Story = { args: { context: { ...context, refusal: '' } } };
export const Sending: Story = { args: { value: 'sending' } };
export const Kept: Story = { args: { value: 'kept', context: { ...context, kept: keptEnquiry } } };
