import type { Meta, StoryObj } from '@storybook/react-vite';
import { QualificationNames } from '#src/features/goods/GoodsFacts.tsx';
import { causticSoda, constants } from './goodsSamples.ts';

export default {
  title: 'parts/QualificationNames',
  id: 'parts-qualificationnames',
  component: QualificationNames,
  args: { codes: causticSoda.qualifications, constants },
} satisfies Meta<typeof QualificationNames>;

type Story = StoryObj<typeof QualificationNames>;

export const Named: Story = {};
export const None: Story = { args: { codes: [] } };
export const Fetching: Story = { args: { constants: undefined } };
