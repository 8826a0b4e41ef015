import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Warehousing', id: 'states-warehousing' } satisfies Meta;

export const Empty: StoryObj = pageState('warehousing', 'empty');
export const Loading: StoryObj = pageState('warehousing', 'loading');
export const Failed: StoryObj = pageState('warehousing', 'failed');
