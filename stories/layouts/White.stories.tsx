import type { Meta } from '@storybook/react-vite';
import { White } from '#src/layouts/White.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene } from './scene.tsx';

export default { ...layoutScene(White), title: 'layouts/White', id: 'layouts-white' } satisfies Meta<LayoutArgs>;

export const Anonymous: LayoutStory = {};
