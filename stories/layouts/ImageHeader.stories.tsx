import type { Meta } from '@storybook/react-vite';
import { ImageHeader } from '#src/layouts/ImageHeader.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene } from './scene.tsx';

const dark = 'linear-gradient(160deg in oklab, var(--color-brand-900), var(--color-brand-700))';

const banner = (
  <>
    <header data-banner="" style={{ backgroundImage: dark }} className="px-4 pt-32 pb-8 text-white">
      <h1>页面内容</h1>
    </header>
    <p>其后的内容与页面同宽。</p>
  </>
);

export default {
  ...layoutScene(ImageHeader, banner),
  title: 'layouts/ImageHeader',
  id: 'layouts-imageheader',
} satisfies Meta<LayoutArgs>;

export const WithBanner: LayoutStory = {};
export const WithoutBanner: LayoutStory = layoutScene(ImageHeader);
