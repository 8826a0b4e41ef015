import type { Meta, StoryObj } from '@storybook/react-vite';
import { Start } from './Start.tsx';

export default { title: 'start', id: 'start', render: () => <Start /> } satisfies Meta;

export const Welcome: StoryObj = {};
