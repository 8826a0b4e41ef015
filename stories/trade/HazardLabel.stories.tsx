import type { Meta, StoryObj } from '@storybook/react-vite';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

type Args = { divisions: string[]; size: number; captioned: boolean };
type Story = StoryObj<Args>;

export default {
  title: 'parts/HazardLabel',
  id: 'parts-hazardlabel',
  render: ({ divisions, size, captioned }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {divisions.map((division) => (
        <HazardLabel key={division} division={division} size={size} captioned={captioned} />
      ))}
    </div>
  ),
  args: { divisions: Object.keys(hazardNames), size: 96, captioned: false },
} satisfies Meta<Args>;

export const Large: Story = {};
export const Small: Story = { args: { size: 22, captioned: true } };
