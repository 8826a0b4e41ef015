import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { deskStaffMachine } from '#machines/desk/deskStaff.ts';
import { DeskStaff } from '#src/features/desk/DeskStaff.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { administrator, deskOrigin } from './deskSamples.ts';
import { issued, members } from './peopleSamples.ts';

type Args = Scene<typeof deskStaffMachine>;
type Story = StoryObj<Args>;
type FormContext = Scene<typeof deskFormMachine>['context'];

const context: Args['context'] = { members };
const acting = (given: Partial<FormContext> & Pick<FormContext, 'about'>): Partial<Args> => ({
  value: { shown: 'acting' },
  context: { ...context, act: { form: given.about } },
  children: { form: frozen(deskFormMachine, { value: 'editing', context: { values: {}, problems: {}, ...given } }) },
});
const [, , , clerk] = members as [unknown, unknown, unknown, (typeof members)[0]];

export default {
  title: 'flows/DeskStaff',
  id: 'flows-deskstaff',
  parameters: { machine: 'deskStaff' },
  decorators: [
    (Story) => (
      <div className="mx-auto" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => (
    <DeskStaff actor={frozen(deskStaffMachine, scene)} login={administrator.login} origin={deskOrigin} />
  ),
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { members: [] } } };
export const Failed: Story = {
  args: { value: 'failed', context: { members: [], errorMessage: serviceMessages.unavailable } },
};
export const Resting: Story = {};
export const RestingIssued: Story = { args: { context: { ...context, issued } } };
export const ActingAdding: Story = {
  args: acting({
    about: { kind: 'staffAdding' },
    values: { login: 'Liu' },
    problems: { name: 'required', role: 'notChosen' },
  }),
};
export const ActingRole: Story = {
  args: acting({ about: { kind: 'staffRole', member: clerk }, values: { role: 'clerk' } }),
};
export const ActingDisabling: Story = { args: acting({ about: { kind: 'staffDisabling', member: clerk } }) };
export const Refreshing: Story = { args: { value: { shown: 'refreshing' } } };
