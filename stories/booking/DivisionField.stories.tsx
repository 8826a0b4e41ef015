import type { Meta, StoryObj } from '@storybook/react-vite';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { DivisionField } from '#src/features/booking/form/dangerousGoods/DangerousDetails.tsx';
import { listedGoods } from './listedGoods.ts';

interface Args {
  declared: Pick<DangerousForm, 'hazardClass' | 'subsidiaryHazards'>;
}
type Story = StoryObj<Args>;

const aerosols = filledFrom(listedGoods.aerosols, blankDangerous());

export default {
  title: 'flows/DivisionField',
  id: 'flows-divisionfield',
  render: ({ declared }) => (
    <DivisionField
      details={{ ...aerosols, ...declared }}
      path="cargo.0.dangerous"
      editor={{ problems: {}, change: () => {} }}
    />
  ),
  args: { declared: { hazardClass: '', subsidiaryHazards: [] } },
} satisfies Meta<Args>;

export const Undeclared: Story = {};
export const Declared: Story = { args: { declared: { hazardClass: '2.1', subsidiaryHazards: ['6.1'] } } };
