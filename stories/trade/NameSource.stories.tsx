import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NameZhSource } from '#contract/search/referenceData.ts';
import { NameSource } from '#src/trade/NameSource.tsx';

type Args = { names: Readonly<Record<string, NameZhSource>> };
type Story = StoryObj<Args>;

export default {
  title: 'parts/NameSource',
  id: 'parts-namesource',
  render: ({ names }) => (
    <ul>
      {Object.entries(names).map(([name, source]) => (
        <li key={name}>
          {name} <NameSource source={source} />
        </li>
      ))}
    </ul>
  ),
  args: { names: { 双氧水: 'official', 无水氢氟酸: 'catalogue', 含氰废液: 'translated', 竹炭: 'corrected' } },
} satisfies Meta<Args>;

export const EachSource: Story = {};
