import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/DeskOrders', id: 'states-deskorders' } satisfies Meta;

export const Empty: StoryObj = pageState('deskOrders', 'empty');
export const Loading: StoryObj = pageState('deskOrders', 'loading');
export const Failed: StoryObj = pageState('deskOrders', 'failed');
export const Full: StoryObj = pageState('deskOrders', 'full');
export const Long: StoryObj = pageState('deskOrders', 'long');
