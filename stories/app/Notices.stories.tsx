import type { Meta, StoryObj } from '@storybook/react-vite';
import { noticesMachine } from '#machines/app/notices.ts';
import { Notices } from '#src/app/notices/Notices.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof noticesMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/Notices',
  id: 'flows-notices',
  parameters: { machine: 'notices' },
  render: (scene) => <Notices actor={frozen(noticesMachine, scene)} />,
  args: { value: 'empty', context: { nextId: 1, notices: [] } },
} satisfies Meta<Args>;

export const Empty: Story = {};
export const Showing: Story = {
  args: {
    value: 'showing',
    context: {
      nextId: 4,
      notices: [
        { id: 1, tone: 'success', text: '发送成功' },
        { id: 2, tone: 'error', title: '错误', text: '抱歉，服务器正忙！' },
        { id: 3, tone: 'info', text: '草稿已保存在本机' },
      ],
    },
  },
};
