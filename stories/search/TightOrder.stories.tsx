import type { Meta, StoryObj } from '@storybook/react-vite';
import { sailingOrderMachine } from '#machines/search/sailingOrder.ts';
import { TightOrder } from '#src/features/search/TightOrder.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { laterSailing, tight } from '#stories/fixtures/samples.ts';

type Args = Scene<typeof sailingOrderMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/TightOrder',
  id: 'flows-tightorder',
  parameters: { machine: 'sailingOrder' },
  render: (scene) => <TightOrder actor={frozen(sailingOrderMachine, scene)} />,
  args: { value: 'idle', context: {} },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const Confirming: Story = {
  args: { value: 'confirming', context: { tightSailing: { sailing: laterSailing, intake: tight } } },
};
