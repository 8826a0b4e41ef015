import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/DeskCompanies', id: 'states-deskcompanies' } satisfies Meta;

export const Empty: StoryObj = pageState('deskCompanies', 'empty');
export const Full: StoryObj = pageState('deskCompanies', 'full');
export const Long: StoryObj = pageState('deskCompanies', 'long');
