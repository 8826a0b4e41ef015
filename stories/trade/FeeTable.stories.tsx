import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { bookingFees } from '#machines/booking/bookingRules.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { completeDraft } from '#stories/booking/orderDraftSamples.ts';
import { tariff } from '#stories/fixtures/samples.ts';

type Args = ComponentProps<typeof FeeTable>;
type Story = StoryObj<Args>;

const fees = bookingFees({ service: allServices.fcl, draft: completeDraft, quote: tariff });

export default {
  title: 'parts/FeeTable',
  id: 'parts-feetable',
  component: FeeTable,
  args: { fees },
} satisfies Meta<Args>;

export const TwoCurrencies: Story = {};
export const Discount: Story = {
  args: { fees: fees.map((fee, index) => (index === 1 ? Object.assign({}, fee, { amount: -12_345 }) : fee)) },
};
