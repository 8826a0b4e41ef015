import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/BuiltIn', id: 'states-builtin' } satisfies Meta;

export const Empty: StoryObj = pageState('builtIn', 'empty');
export const Loading: StoryObj = pageState('builtIn', 'loading');
export const Failed: StoryObj = pageState('builtIn', 'failed');
export const Full: StoryObj = pageState('builtIn', 'full');
