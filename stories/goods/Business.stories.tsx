import type { Meta } from '@storybook/react-vite';
import { sitePage } from '#stories/app/sitePage.tsx';

export default { title: 'pages/Business', id: 'pages-business' } satisfies Meta;

export const All = sitePage('goods');
export const Searched = sitePage('goodsSearched');
