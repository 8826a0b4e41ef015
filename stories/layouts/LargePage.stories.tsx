import type { Meta } from '@storybook/react-vite';
import { LargePage } from '#src/layouts/LargePage.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene, signedIn } from './scene.tsx';

const dark = 'linear-gradient(160deg in oklab, var(--color-brand-900), var(--color-brand-700))';

const hero = (
  <section style={{ backgroundImage: dark }} className="px-4 pt-32 pb-8 text-white">
    <h1>页面内容</h1>
  </section>
);

export default {
  ...layoutScene(LargePage, hero),
  title: 'layouts/LargePage',
  id: 'layouts-largepage',
} satisfies Meta<LayoutArgs>;

export const Anonymous: LayoutStory = {};
export const SignedIn: LayoutStory = signedIn;
