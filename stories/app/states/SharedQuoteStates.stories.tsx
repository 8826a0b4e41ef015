import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/SharedQuote', id: 'states-sharedquote' } satisfies Meta;

export const Loading: StoryObj = pageState('sharedQuote', 'loading');
export const Failed: StoryObj = pageState('sharedQuote', 'failed');
export const Full: StoryObj = pageState('sharedQuote', 'full');
export const Long: StoryObj = pageState('sharedQuote', 'long');
export const Gone: StoryObj = pageState('sharedQuote', 'gone');
