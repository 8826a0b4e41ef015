import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptySearch, searchMachine } from '#machines/search.ts';
import { Search } from '#src/flows/Search.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { ports } from './samples.ts';

type Args = Scene<typeof searchMachine> & { look: 'card' | 'strip' };
type Story = StoryObj<Args>;

const blank: Args['context'] = { data: emptySearch, ports: [], problems: {} };
const chosen: Args['context'] = {
  data: { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM', isDanger: 'Y' },
  ports,
  problems: {},
};

export default {
  title: 'flows/Search',
  parameters: { machine: 'search' },
  render: ({ look, ...scene }) => <Search actor={frozen(searchMachine, scene)} look={look} />,
  args: { value: 'idle', context: blank, look: 'card' },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const IdleProblems: Story = {
  args: { context: { ...blank, problems: { orgPortCode: 'portUnknown', dstPortCode: 'portUnknown' } } },
};
export const Naming: Story = {
  args: { value: 'naming', context: { ...blank, data: { ...emptySearch, orgPort: '上海', dstPort: 'hamburg' } } },
};
export const FetchingPorts: Story = { args: { value: 'fetchingPorts' } };
export const Ready: Story = { args: { value: 'ready', context: chosen } };
export const ReadyStrip: Story = { args: { value: 'ready', context: chosen, look: 'strip' } };
export const Failed: Story = { args: { value: 'failed' } };
