import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentNotices } from '#src/app/notices/DocumentNotices.tsx';

type Story = StoryObj<{ shown: string; lacks: readonly string[] }>;

/** Shows a notice of the document as `src/ssr/check.js` and `src/ssr/beforeHydration.js` do. */
const show = (scene: HTMLElement, shown: string, lacks: readonly string[]): void => {
  const template = scene.querySelector('template');
  template?.replaceWith(...template.content.childNodes, ...template.childNodes);
  const parts = [`#${shown}`, ...lacks.map((one) => `[data-lacks="${one}"]`)];
  for (const part of parts) scene.querySelector(part)?.removeAttribute('hidden');
};

export default {
  title: 'parts/DocumentNotices',
  id: 'parts-documentnotices',
  parameters: { layout: 'fullscreen' },
  render: ({ shown, lacks }) => (
    <div className="h-80" ref={(scene) => void (scene && show(scene, shown, lacks))}>
      <DocumentNotices hotline="400-000-1234" />
    </div>
  ),
} satisfies Meta<{ shown: string; lacks: readonly string[] }>;

export const Outdated: Story = { args: { shown: 'outdated', lacks: ['language', 'styles', 'menus'] } };
export const NotStarted: Story = { args: { shown: 'outdated', lacks: ['start'] } };
export const Unloaded: Story = { args: { shown: 'unloaded', lacks: [] } };
