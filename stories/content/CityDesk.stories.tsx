import type { Meta, StoryObj } from '@storybook/react-vite';
import type { City } from '#contract/content/content.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { CityDesk } from '#src/features/content/HomeSections.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { cities } from './homeSamples.ts';

const citiesMachine = listMachineOf<null, City>('cities');

type Args = Scene<typeof citiesMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: null, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/CityDesk',
  id: 'flows-citydesk',
  parameters: { machine: 'list' },
  render: (scene) => <CityDesk actor={frozen(citiesMachine, scene)} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: cities.length, rows: cities } } };
export const Failed: Story = { args: { value: 'failed' } };
