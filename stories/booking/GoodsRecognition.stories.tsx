import type { Meta, StoryObj } from '@storybook/react-vite';
import { goodsRecognitionMachine } from '#machines/booking/goodsRecognition.ts';
import { RecognisedGoods } from '#src/features/booking/form/cargo/GoodsField.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { chairCargo, knownGoods, peroxideCargo } from './recognisedSamples.ts';

type Args = Scene<typeof goodsRecognitionMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/GoodsRecognition',
  id: 'flows-goodsrecognition',
  parameters: { machine: 'goodsRecognition' },
  render: (scene) => (
    <RecognisedGoods
      actor={frozen(goodsRecognitionMachine, scene)}
      item={scene.context.cargo[0]!}
      index={0}
      onEdit={() => undefined}
    />
  ),
  args: { value: 'idle', context: { cargo: [peroxideCargo], known: knownGoods } },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const IdleOrdinary: Story = { args: { context: { cargo: [chairCargo], known: knownGoods } } };
export const Pausing: Story = { args: { value: 'pausing', context: { cargo: [peroxideCargo], known: {} } } };
export const Recognising: Story = { args: { value: 'recognising', context: { cargo: [peroxideCargo], known: {} } } };
