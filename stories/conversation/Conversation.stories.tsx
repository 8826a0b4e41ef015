import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import { openedConversation } from '#machines/conversation/conversationRules.ts';
import { noThread } from '#machines/conversation/conversationRules.ts';
import { Conversation } from '#src/features/conversation/Conversation.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import {
  deskThread,
  emptyDeskThread,
  emptyThread,
  longThread,
  sentThread,
  unreadThread,
} from './conversationSamples.ts';

type Args = Scene<typeof conversationMachine>;
type Story = StoryObj<Args>;
type Context = Args['context'];

const customer: Context = openedConversation({
  about: 'order',
  subject: 'FCL202603010042',
  side: 'customer',
  thread: unreadThread,
});
const desk: Context = { ...customer, side: 'desk', thread: deskThread };
const composing = { composing: 'typing' } as const;
const seen = { shown: 'seen' } as const;
const file = { id: 'f9', fileName: '装箱单.pdf', bytes: 182_113 };

const open = (context: Partial<Context>, states: object = {}, side = customer): Story => ({
  args: {
    value: { open: { reading: seen, writing: composing, ...states } } as Args['value'],
    context: { ...side, ...context },
  },
});

export default {
  title: 'flows/Conversation',
  id: 'flows-conversation',
  parameters: { machine: 'conversation' },
  decorators: [
    (Story) => (
      <div className="mx-auto bg-surface p-4 empty:hidden" style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <Conversation actor={frozen(conversationMachine, scene)} />,
} satisfies Meta<Args>;

export const Absent: Story = { args: { value: 'absent', context: { ...customer, thread: noThread } } };
export const Empty = open({ thread: emptyThread });
export const Unseen = open({}, { reading: { shown: 'unseen' } });
export const Marking = open({}, { reading: { shown: 'marking' } });
export const Sent = open({ thread: sentThread });
export const Long = open({ thread: longThread });
export const Fetching = open({}, { reading: 'fetching' });
export const Required = open({ problem: 'required' });
export const WithFiles = open({ text: '装箱单如附件。', files: [file] });
export const Uploading = open(
  { file: { name: '装箱单.pdf', size: 8, type: '' }, percent: 42 },
  { writing: 'uploading' },
);
export const FileTooLarge = open({ fileProblem: 'fileSize' });
export const Saving = open({ id: 'f1' }, { writing: 'saving' });
export const Sending = open({ text: '好的，今天提交。' }, { writing: 'sending' });
export const Failed = open({ text: '好的，今天提交。', errorMessage: uiMessages.offline });
export const DeskEmpty = open({ thread: emptyDeskThread }, {}, desk);
export const DeskOpen = open({}, { reading: { shown: 'unseen' } }, desk);
export const DeskSettling = open({}, { reading: 'settling' }, desk);
export const DeskNote = open({ audience: 'colleagues', text: '@刘洋 请看舱位。' }, {}, desk);
export const DeskMentioning = open(
  { audience: 'colleagues', text: '@', caret: 1, active: 1 },
  { writing: { composing: 'suggesting' } },
  desk,
);
