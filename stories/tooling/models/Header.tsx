import type { HeaderActor } from '#machines/app/header.ts';
import { headerMachine } from '#machines/app/header.ts';
import { HeaderScene } from '#stories/layouts/HeaderScene.tsx';
import { modelOf } from '#flows';

export default modelOf({
  of: 'header',
  machine: headerMachine,
  samples: [
    { type: 'page.scrolled', y: 0, frame: 'wide' },
    { type: 'page.scrolled', y: 150, frame: 'wide' },
    { type: 'page.scrolled', y: 400, frame: 'wide' },
    { type: 'page.scrolled', y: 400, frame: 'narrow' },
  ],
  outcomes: { scrolling: { error: [] } },
  keep: ({ place }) => place,
  external: { 'page.scrolled': '由浏览器报告，页眉只显示' },
  play: () => ({ view: (actor: HeaderActor) => <HeaderScene actor={actor} />, gestures: {} }),
});
