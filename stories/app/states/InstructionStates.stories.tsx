import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Instruction', id: 'states-instruction' } satisfies Meta;

export const Loading: StoryObj = pageState('instruction', 'loading');
export const Failed: StoryObj = pageState('instruction', 'failed');
export const Full: StoryObj = pageState('instruction', 'full');
export const Long: StoryObj = pageState('instruction', 'long');
export const Gone: StoryObj = pageState('instruction', 'gone');
