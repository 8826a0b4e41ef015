/// <reference types="vite/client" />
// oxlint-disable-next-line import/no-unassigned-import -- the styles of every story
import './stories.css';
import type { Preview } from '@storybook/react-vite';
import { startClock } from '#stories/fixtures/clock.ts';
import { NothingDrawn } from './NothingDrawn.tsx';
import { afterEach, beforeEach, isTested } from './pictured.ts';

document.documentElement.lang = 'zh-CN';
// a test sets its own clock
if (!isTested) startClock();

export default {
  // a flow stands in the page's main part; a layout and a whole page bring their own
  decorators: [
    (Story, { id, parameters }) =>
      id.startsWith('layouts-') || parameters['isWholePage'] ? (
        <Story />
      ) : (
        <main>
          <Story />
        </main>
      ),
    (Story, { id }) => (
      <>
        <Story />
        {/* a test of the story sees what the story draws, and nothing else */}
        {!isTested && <NothingDrawn key={id} />}
      </>
    ),
  ],
  // Storybook looks into every argument for its type: actors lead to each other, and no control shows them
  argTypes: Object.fromEntries(['children', 'context'].map((name) => [name, { type: { name: 'other', value: name } }])),
  beforeEach,
  afterEach,
  parameters: {
    // what is right is counted and not described, which takes as long as finding what is wrong
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    controls: { disable: true },
    options: {
      // read by Storybook as text: the groups of stories/tooling/storyNames/titles.ts in their order
      storySort: {
        order: [
          '从这里开始 start',
          '流程的画面 flows',
          '现场演练 live',
          '流程图 charts',
          '业务全程 journeys',
          '页面 pages',
          '页面与状态 states',
          '版式 layouts',
          '部件 parts',
          '交互状态 interaction',
          '设计 design',
        ],
      },
    },
    viewport: {
      options: {
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        tablet: { name: '平板 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
        phone: { name: '手机 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
} satisfies Preview;
