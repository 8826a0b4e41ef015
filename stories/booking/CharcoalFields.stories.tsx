import type { Meta, StoryObj } from '@storybook/react-vite';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import { blankCharcoal } from '#contract/rules/acceptance/charcoal.ts';
import { CharcoalFields } from '#src/features/booking/form/dangerousGoods/DangerousDetails.tsx';
import { listedGoods } from './listedGoods.ts';

interface Args {
  stated: typeof blankCharcoal;
}
type Story = StoryObj<Args>;

const details = filledFrom(listedGoods.charcoal, blankDangerous());

export default {
  title: 'flows/CharcoalFields',
  id: 'flows-charcoalfields',
  render: ({ stated }) => (
    <CharcoalFields
      details={{ ...details, charcoal: stated }}
      path="cargo.0.dangerous"
      editor={{ service: allServices.fcl, problems: {}, change: () => {} }}
    />
  ),
  args: { stated: blankCharcoal },
} satisfies Meta<Args>;

export const Unstated: Story = {};
export const Stated: Story = {
  args: {
    stated: { producedOn: '2026-10-20', packedOn: '2026-11-05', materialTemperature: '28', ambientTemperature: '24' },
  },
};
