import type { Meta, StoryObj } from '@storybook/react-vite';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import { SegregationGroupsField } from '#src/features/booking/form/dangerousGoods/DangerousDetails.tsx';
import { listedGoods } from './listedGoods.ts';

interface Args {
  /** Codes between blanks, or `none`. */
  declaredGroups: string;
}
type Story = StoryObj<Args>;

const generic = filledFrom(listedGoods.flammable, blankDangerous());

export default {
  title: 'flows/SegregationGroupsField',
  id: 'flows-segregationgroupsfield',
  render: ({ declaredGroups }) => (
    <SegregationGroupsField
      details={{ ...generic, declaredGroups }}
      path="cargo.0.dangerous"
      editor={{ service: allServices.fcl, problems: {}, change: () => {} }}
    />
  ),
  args: { declaredGroups: '' },
} satisfies Meta<Args>;

export const Undeclared: Story = {};
export const Declared: Story = { args: { declaredGroups: 'SGG1 SGG7' } };
export const NoGroup: Story = { args: { declaredGroups: 'none' } };
