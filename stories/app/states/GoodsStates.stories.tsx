import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageState } from './pageState.tsx';

export default { title: 'states/Goods', id: 'states-goods' } satisfies Meta;

export const Empty: StoryObj = pageState('goods', 'empty');
export const Loading: StoryObj = pageState('goods', 'loading');
export const Failed: StoryObj = pageState('goods', 'failed');
