import type { Meta } from '@storybook/react-vite';
import { sitePage } from './sitePage.tsx';

export default { title: 'pages/NotFound', id: 'pages-notfound' } satisfies Meta;

export const Lost = sitePage('notFound');
