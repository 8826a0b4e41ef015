import type { Meta, StoryObj } from '@storybook/react-vite';
import { allOrders } from '#contract/desk/orderList.ts';
import { deskOrdersMachine } from '#machines/desk/deskOrders.ts';
import { DeskOrders } from '#src/features/desk/DeskOrders.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { deskNow, ordersPage } from './deskSamples.ts';

type Args = Scene<typeof deskOrdersMachine>;
type Story = StoryObj<Args>;

const blank: Args['context'] = { filter: allOrders, cursors: [], rows: [], next: null };

export default {
  title: 'flows/DeskOrders',
  id: 'flows-deskorders',
  parameters: { machine: 'deskOrders' },
  render: (scene) => <DeskOrders actor={frozen(deskOrdersMachine, scene)} now={deskNow} onOpen={() => undefined} />,
  args: { value: 'shown', context: { ...blank, ...ordersPage } },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: blank } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...blank, errorMessage: '系统暂时繁忙，请稍等几秒后重试' } },
};
export const Shown: Story = {};
export const ShownEmpty: Story = { args: { context: { ...blank, filter: { ...allOrders, text: 'MSCU9999999' } } } };
