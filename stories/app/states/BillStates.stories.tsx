import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Bill', id: 'states-bill' } satisfies Meta;

export const Loading: StoryObj = pageState('bill', 'loading');
export const Failed: StoryObj = pageState('bill', 'failed');
export const Full: StoryObj = pageState('bill', 'full');
export const Long: StoryObj = pageState('bill', 'long');
export const Gone: StoryObj = pageState('bill', 'gone');
