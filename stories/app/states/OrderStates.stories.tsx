import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Order', id: 'states-order' } satisfies Meta;

export const Loading: StoryObj = pageState('order', 'loading');
export const Failed: StoryObj = pageState('order', 'failed');
export const Full: StoryObj = pageState('order', 'full');
export const Long: StoryObj = pageState('order', 'long');
export const Gone: StoryObj = pageState('order', 'gone');
