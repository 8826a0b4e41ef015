import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { staffNoticeKinds } from '#contract/desk/notices.ts';
import { deskNoticesMachine } from '#machines/desk/deskNotices.ts';
import { DeskNotices } from '#src/features/desk/DeskNotices.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof deskNoticesMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = {
  form: { email: 'zhang.li@huayun.example', kinds: staffNoticeKinds.filter((kind) => kind !== 'unsent') },
  isMailOn: true,
  problems: {},
};
const blank: Args['context'] = { form: { email: '', kinds: [] }, isMailOn: true, problems: {} };

export default {
  title: 'flows/DeskNotices',
  id: 'flows-desknotices',
  parameters: { machine: 'deskNotices' },
  render: (scene) => <DeskNotices actor={frozen(deskNoticesMachine, scene)} />,
  args: { value: { editing: 'changing' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: blank } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...blank, errorMessage: serviceMessages.unavailable } },
};
export const Changing: Story = {};
export const ChangingWithoutMail: Story = {
  args: { context: { ...blank, form: { email: '', kinds: [...staffNoticeKinds] }, isMailOn: false } },
};
export const ChangingWrong: Story = {
  args: { context: { ...context, form: { ...context.form, email: 'zhang.li' }, problems: { email: 'emailInvalid' } } },
};
export const ChangingRejected: Story = {
  args: { context: { ...context, errorMessage: serviceMessages.unavailable } },
};
export const Saving: Story = { args: { value: 'saving' } };
export const Saved: Story = { args: { value: { editing: 'saved' } } };
