import type { Meta } from '@storybook/react-vite';
import { sitePage } from '#stories/app/sitePage.tsx';

export default { title: 'pages/News', id: 'pages-news' } satisfies Meta;

export const All = sitePage('news');
export const OneCategory = sitePage('newsOfCategory');
