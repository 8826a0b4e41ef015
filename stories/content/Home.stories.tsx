import type { Meta } from '@storybook/react-vite';
import { sitePage } from '#stories/app/sitePage.tsx';

export default { title: 'pages/Home', id: 'pages-home' } satisfies Meta;

export const Whole = sitePage('home');
