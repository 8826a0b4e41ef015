import type { Meta, StoryObj } from '@storybook/react-vite';
import { listMachineOf } from '#machines/support/list.ts';
import type { DaysQuery, EtdDay } from '#src/features/search/EtdChips.tsx';
import { EtdChips } from '#src/features/search/EtdChips.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { lane } from '#stories/fixtures/samples.ts';

const days = listMachineOf<DaysQuery, EtdDay>('departureDays');

type Args = Scene<typeof days> & { day: string | undefined };
type Story = StoryObj<Args>;

const context: Args['context'] = { query: lane, page: 1, total: 0, rows: [] };
const rows: EtdDay[] = [
  {
    day: '2026-03-12',
    sailings: 2,
    inTime: 2,
    from: { currency: '2', amount: 145_000 },
    lowest: { currency: '1', amount: 1_435_800 },
  },
  { day: '2026-03-14', sailings: 1, inTime: 1, from: null, lowest: null },
];

export default {
  title: 'flows/EtdChips',
  id: 'flows-etdchips',
  parameters: { machine: 'list' },
  render: ({ day, ...scene }) => <EtdChips actor={frozen(days, scene)} day={day} onDay={() => {}} />,
  args: { value: 'fetching', context, day: undefined },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 2, rows } } };
export const FilledChosen: Story = {
  args: { value: 'filled', context: { ...context, total: 2, rows }, day: '2026-03-12' },
};
export const Failed: Story = { args: { value: 'failed' } };
