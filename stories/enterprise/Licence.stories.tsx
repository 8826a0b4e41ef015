import { waitText } from '#contract/protocol/waitText.ts';
import { verificationMessages } from '#server/enterprise/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import { Licence } from '#src/features/enterprise/Licence.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { licenceBlank, licenceRead } from '#stories/auth/identitySamples.ts';

type Args = Scene<typeof licenceMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/Licence',
  id: 'flows-licence',
  parameters: { machine: 'licence' },
  decorators: [
    (Story) => (
      <div className="mx-auto bg-surface p-5" style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <Licence actor={frozen(licenceMachine, scene)} />,
  args: { value: 'choosing', context: licenceBlank },
} satisfies Meta<Args>;

export const Choosing: Story = {};
export const ChoosingFileType: Story = { args: { context: { ...licenceBlank, fileProblem: 'fileType' } } };
export const ChoosingFileSize: Story = { args: { context: { ...licenceBlank, fileProblem: 'fileSize' } } };
export const ChoosingGone: Story = {
  args: { context: { ...licenceBlank, fields: licenceRead.fields, fileProblem: 'fileGone' } },
};
export const ChoosingWithError: Story = {
  args: { context: { ...licenceBlank, errorMessage: verificationMessages.uploadTooMany(waitText(600)) } },
};
export const Restoring: Story = { args: { value: 'restoring', context: { ...licenceRead, file: licenceBlank.file } } };
export const Uploading: Story = { args: { value: 'uploading', context: { ...licenceRead, percent: 42 } } };
export const Reading: Story = { args: { value: 'reading', context: { ...licenceRead, percent: 100 } } };
export const Editing: Story = { args: { value: 'editing', context: licenceRead } };
export const EditingUnreadable: Story = {
  args: { value: 'editing', context: { ...licenceRead, fields: licenceBlank.fields, fileProblem: 'fileUnreadable' } },
};
export const EditingUnseen: Story = {
  args: { value: 'editing', context: { ...licenceRead, file: licenceBlank.file } },
};
export const EditingReread: Story = {
  args: {
    value: 'editing',
    context: { ...licenceRead, reread: { kept: ['legalPerson'], replaced: ['enterpriseName', 'address'] } },
  },
};
export const EditingProblems: Story = {
  args: {
    value: 'editing',
    context: {
      ...licenceRead,
      fields: { ...licenceRead.fields, creditCode: '91310115MA1H00000A', legalPerson: '' },
      problems: { creditCode: 'creditCodeInvalid', legalPerson: 'required' },
    },
  },
};
export const Submitting: Story = { args: { value: 'submitting', context: licenceRead } };
export const Submitted: Story = { args: { value: 'submitted', context: licenceRead } };
