import type { Meta } from '@storybook/react-vite';
import { Rail } from '#src/layouts/Rail.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene } from './scene.tsx';

export default { ...layoutScene(Rail), title: 'layouts/Rail', id: 'layouts-rail' } satisfies Meta<LayoutArgs>;

export const Anonymous: LayoutStory = {};
