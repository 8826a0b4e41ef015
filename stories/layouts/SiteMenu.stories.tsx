import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteMenu } from '#src/layouts/parts/SiteMenu.tsx';
import { siteMenuId } from '#src/layouts/parts/siteMenuId.ts';

export default {
  title: 'parts/SiteMenu',
  id: 'parts-sitemenu',
  component: SiteMenu,
  args: { column: 'none', config: { hotline: '400-000-0000', emergencyHotline: '0532-00000000' } },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>(`#${siteMenuId}`)?.showPopover(),
} satisfies Meta<typeof SiteMenu>;

export const Open: StoryObj<typeof SiteMenu> = {};
