import type { Meta } from '@storybook/react-vite';
import { sitePage } from '#stories/app/sitePage.tsx';

export default { title: 'pages/SiteMap', id: 'pages-sitemap' } satisfies Meta;

export const Whole = sitePage('siteMap');
