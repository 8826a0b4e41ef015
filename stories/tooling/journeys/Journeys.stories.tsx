import type { Meta, StoryObj } from '@storybook/react-vite';
import { JourneyView } from '#flows/views';
import { journeys } from './all.ts';
import '../flows/machines.ts';
import '../flows/texts.ts';

interface Args {
  id: string;
}
type Story = StoryObj<Args>;

export default {
  title: 'journeys',
  id: 'journeys',
  // they show stories that have their own tests
  tags: ['!test'],
  parameters: { layout: 'padded', options: { showPanel: false } },
  render: ({ id }) => <JourneyView key={id} journey={journeys.find((one) => one.id === id)!} storybook="./" />,
} satisfies Meta<Args>;

export const Order: Story = { args: { id: 'order' } };
export const Enquiry: Story = { args: { id: 'enquiry' } };
export const Registration: Story = { args: { id: 'registration' } };
export const DeskDay: Story = { args: { id: 'deskDay' } };
