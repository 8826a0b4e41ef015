import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/DeskQueue', id: 'states-deskqueue' } satisfies Meta;

export const Empty: StoryObj = pageState('deskQueue', 'empty');
export const Loading: StoryObj = pageState('deskQueue', 'loading');
export const Failed: StoryObj = pageState('deskQueue', 'failed');
export const Full: StoryObj = pageState('deskQueue', 'full');
export const Long: StoryObj = pageState('deskQueue', 'long');
