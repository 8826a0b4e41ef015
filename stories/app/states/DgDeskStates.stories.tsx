import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/DgDesk', id: 'states-dgdesk' } satisfies Meta;

export const Empty: StoryObj = pageState('dgDesk', 'empty');
export const Loading: StoryObj = pageState('dgDesk', 'loading');
export const Failed: StoryObj = pageState('dgDesk', 'failed');
export const Full: StoryObj = pageState('dgDesk', 'full');
