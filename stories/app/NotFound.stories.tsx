import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '#src/app/pages/NotFound.tsx';

export default { title: 'pages/NotFound', id: 'pages-notfound', component: NotFound } satisfies Meta;

export const Lost: StoryObj = {};
