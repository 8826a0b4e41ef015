import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/DeskApplications', id: 'states-deskapplications' } satisfies Meta;

export const Empty: StoryObj = pageState('deskApplications', 'empty');
export const Full: StoryObj = pageState('deskApplications', 'full');
export const Long: StoryObj = pageState('deskApplications', 'long');
