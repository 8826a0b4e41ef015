import type { Meta } from '@storybook/react-vite';
import { WhiteMobile } from '#src/layouts/WhiteMobile.tsx';
import type { LayoutArgs, LayoutStory } from './scene.tsx';
import { layoutScene, onPhone } from './scene.tsx';

const enquiry = (
  <>
    <h1>页面内容</h1>
    <section id="enquiry">询价</section>
  </>
);

export default {
  ...layoutScene(WhiteMobile, enquiry),
  title: 'layouts/WhiteMobile',
  id: 'layouts-whitemobile',
} satisfies Meta<LayoutArgs>;

export const WithEnquiry: LayoutStory = { ...onPhone };
export const WithoutEnquiry: LayoutStory = { ...onPhone, ...layoutScene(WhiteMobile) };
export const Desktop: LayoutStory = {};
