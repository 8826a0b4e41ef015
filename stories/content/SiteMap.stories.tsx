import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteMap } from '#src/features/content/pages/SiteMap.tsx';

export default { title: 'pages/SiteMap', id: 'pages-sitemap', component: SiteMap } satisfies Meta<typeof SiteMap>;

export const Whole: StoryObj = {};
