import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Quotes', id: 'states-quotes' } satisfies Meta;

export const Empty: StoryObj = pageState('quotes', 'empty');
export const Loading: StoryObj = pageState('quotes', 'loading');
export const Failed: StoryObj = pageState('quotes', 'failed');
export const Full: StoryObj = pageState('quotes', 'full');
export const Long: StoryObj = pageState('quotes', 'long');
