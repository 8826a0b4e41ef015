import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MinimumPrice } from '#contract/search/sailingQuotes.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { HotLanes } from '#src/features/search/HotLanes.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { prices } from '#stories/content/homeSamples.ts';

const pricesMachine = listMachineOf<null, MinimumPrice>('prices');

type Args = Scene<typeof pricesMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: null, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/HotLanes',
  id: 'flows-hotlanes',
  parameters: { machine: 'list' },
  render: (scene) => <HotLanes actor={frozen(pricesMachine, scene)} count={8} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: prices.length, rows: prices } } };
export const Failed: Story = { args: { value: 'failed' } };
