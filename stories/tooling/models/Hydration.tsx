import type { HydrationActor } from '#machines/app/hydration.ts';
import { hydrationMachine } from '#machines/app/hydration.ts';
import { HydrationScene } from '#stories/app/HydrationScene.tsx';
import { modelOf } from '#flows';

const fromReact = '由脚本就绪的页面报告';

export default modelOf({
  of: 'hydration',
  machine: hydrationMachine,
  samples: [
    { type: 'page.hydrated', isLoginOpen: false },
    { type: 'page.hydrated', isLoginOpen: true },
    { type: 'part.hydrated' },
  ],
  external: { 'page.hydrated': fromReact, 'part.hydrated': fromReact },
  play: () => ({ view: (actor: HydrationActor) => <HydrationScene actor={actor} />, gestures: {} }),
});
