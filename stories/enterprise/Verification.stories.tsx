import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { Verification } from '#src/features/enterprise/Verification.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { licenceBlank, licenceRead } from '#stories/auth/identitySamples.ts';

type Args = Scene<typeof verificationMachine> & { licence?: Scene<typeof licenceMachine> };
type Story = StoryObj<Args>;

const context: Args['context'] = { fields: licenceBlank.fields, fileId: '', reason: '' };
const known: Args['context'] = { ...context, fields: licenceRead.fields };

export default {
  title: 'flows/Verification',
  id: 'flows-verification',
  parameters: { machine: 'verification' },
  render: ({ licence, ...own }) => {
    const scene = licence ? { ...own, children: { licence: frozen(licenceMachine, licence) } } : own;
    return <Verification actor={frozen(verificationMachine, scene)} />;
  },
  args: { value: 'opening', context },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed' } };
export const Opening: Story = {};
export const Unavailable: Story = { args: { value: 'unavailable' } };
export const UnavailableWithError: Story = {
  args: { value: 'unavailable', context: { ...context, errorMessage: serviceMessages.failed } },
};
export const Applying: Story = {
  args: { value: 'applying', licence: { value: 'choosing', context: licenceBlank } },
};
export const ApplyingEditing: Story = {
  args: { value: 'applying', licence: { value: 'editing', context: licenceRead } },
};
export const ReviewingWaiting: Story = { args: { value: { reviewing: 'waiting' }, context: known } };
export const ReviewingFetching: Story = { args: { value: { reviewing: 'fetching' }, context: known } };
export const Rejected: Story = {
  args: { value: 'rejected', context: { ...known, reason: '营业执照图片模糊，无法辨认统一社会信用代码。' } },
};
export const RejectedWithoutReason: Story = { args: { value: 'rejected', context: known } };
export const Passed: Story = { args: { value: 'passed', context: known } };
