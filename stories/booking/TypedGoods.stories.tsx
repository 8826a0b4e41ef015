import type { Meta, StoryObj } from '@storybook/react-vite';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';
import { LookupHint } from '#src/features/booking/form/cargo/GoodsField.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof typedGoodsMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/TypedGoods',
  id: 'flows-typedgoods',
  parameters: { machine: 'typedGoods' },
  render: (scene) => <LookupHint actor={frozen(typedGoodsMachine, scene)} index={0} />,
  args: { value: 'idle', context: { waiting: [] } },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const LookingUp: Story = { args: { value: 'lookingUp', context: { waiting: [{ index: 0, text: '1090' }] } } };
