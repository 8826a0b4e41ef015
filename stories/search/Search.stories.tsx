import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import { Search } from '#src/features/search/Search.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { ports } from '#stories/fixtures/samples.ts';

type Args = Scene<typeof searchMachine> & { variant: 'card' | 'strip' };
type Story = StoryObj<Args>;

const lane: SearchData = {
  ...emptySearch,
  orgPort: '上海',
  orgPortCode: 'CNSHA',
  dstPort: '汉堡',
  dstPortCode: 'DEHAM',
};
const toRotterdam: SearchData = { ...lane, dstPort: '鹿特丹', dstPortCode: 'NLRTM', isDanger: 'N' };
const blank: Args['context'] = { data: emptySearch, recent: [], ports: [], problems: {} };
const chosen: Args['context'] = {
  data: { ...lane, volume: '22.5', weight: '18000', containerType: '40HQ', containers: '2', readyDay: '2026-04-01' },
  recent: [lane, toRotterdam],
  ports,
  problems: {},
};

export default {
  title: 'flows/Search',
  id: 'flows-search',
  parameters: { machine: 'search' },
  render: ({ variant, ...scene }) => <Search actor={frozen(searchMachine, scene)} variant={variant} />,
  args: { value: 'idle', context: blank, variant: 'card' },
} satisfies Meta<Args>;

export const Recalling: Story = { args: { value: 'recalling' } };
export const Idle: Story = {};
export const IdleRecent: Story = { args: { context: { ...blank, recent: [lane, toRotterdam] } } };
export const IdleProblems: Story = {
  args: {
    context: {
      ...blank,
      data: { ...emptySearch, volume: '约二十方' },
      problems: { orgPortCode: 'portUnknown', dstPortCode: 'portUnknown', volume: 'numberInvalid' },
    },
  },
};
export const Naming: Story = {
  args: { value: 'naming', context: { ...blank, data: { ...emptySearch, orgPort: '上海', dstPort: 'hamburg' } } },
};
export const FetchingPorts: Story = { args: { value: 'fetchingPorts' } };
export const Ready: Story = { args: { value: 'ready', context: chosen } };
export const ReadyStrip: Story = { args: { value: 'ready', context: chosen, variant: 'strip' } };
export const Failed: Story = { args: { value: 'failed' } };
