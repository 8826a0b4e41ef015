import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/DeskOrder', id: 'states-deskorder' } satisfies Meta;

export const Loading: StoryObj = pageState('deskOrder', 'loading');
export const Failed: StoryObj = pageState('deskOrder', 'failed');
export const Full: StoryObj = pageState('deskOrder', 'full');
export const Long: StoryObj = pageState('deskOrder', 'long');
export const Gone: StoryObj = pageState('deskOrder', 'gone');
