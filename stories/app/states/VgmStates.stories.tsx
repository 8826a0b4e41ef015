import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Vgm', id: 'states-vgm' } satisfies Meta;

export const Loading: StoryObj = pageState('vgm', 'loading');
export const Failed: StoryObj = pageState('vgm', 'failed');
export const Full: StoryObj = pageState('vgm', 'full');
export const Long: StoryObj = pageState('vgm', 'long');
export const Gone: StoryObj = pageState('vgm', 'gone');
