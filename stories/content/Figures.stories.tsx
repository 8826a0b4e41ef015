import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Figure } from '#src/features/content/HomeSections.tsx';
import { Figures } from '#src/features/content/HomeSections.tsx';
import { listMachineOf } from '#machines/support/list.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { figures } from './homeSamples.ts';

const figuresMachine = listMachineOf<null, Figure>('figures');

type Args = Scene<typeof figuresMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: null, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/Figures',
  id: 'flows-figures',
  parameters: { machine: 'list' },
  render: (scene) => <Figures actor={frozen(figuresMachine, scene)} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = {
  args: { value: 'filled', context: { ...context, total: figures.length, rows: figures } },
};
export const Failed: Story = { args: { value: 'failed' } };
