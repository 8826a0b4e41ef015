import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/DeskEnquiries', id: 'states-deskenquiries' } satisfies Meta;

export const Empty: StoryObj = pageState('deskEnquiries', 'empty');
export const Full: StoryObj = pageState('deskEnquiries', 'full');
export const Long: StoryObj = pageState('deskEnquiries', 'long');
