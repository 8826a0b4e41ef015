import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Orders', id: 'states-orders' } satisfies Meta;

export const Empty: StoryObj = pageState('orders', 'empty');
export const Loading: StoryObj = pageState('orders', 'loading');
export const Failed: StoryObj = pageState('orders', 'failed');
export const Full: StoryObj = pageState('orders', 'full');
export const Long: StoryObj = pageState('orders', 'long');
