import type { Meta } from '@storybook/react-vite';
import { Activity } from '#src/layouts/Activity.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene, marked, onPhone } from './scene.tsx';

export default {
  ...layoutScene(Activity, <h1 className="bg-brand-900 py-12 text-center text-3xl text-white">活动页面</h1>),
  title: 'layouts/Activity',
  id: 'layouts-activity',
} satisfies Meta<LayoutArgs>;

export const Desktop: LayoutStory = {};
export const MobileAgent: LayoutStory = { ...onPhone, ...marked({ mobileAgent: '' }) };
