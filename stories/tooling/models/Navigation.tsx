import type { NavigationActor } from '#machines/app/navigation.ts';
import { navigationMachine } from '#machines/app/navigation.ts';
import { Navigation } from '#src/app/navigation/Navigation.tsx';
import { modelOf } from '#flows';

export default modelOf({
  of: 'navigation',
  machine: navigationMachine,
  samples: [{ type: 'route.requested', to: '/shippingFcl' }, { type: 'route.abandoned' }],
  outcomes: { permit: { done: [null] }, prepare: { done: [null] } },
  // the page has left before the bar's next step
  possible: ({ type }, _, state) =>
    !(state.matches({ route: 'leaving' }) && /after\.(?:throttle|fill)/.test(type)) &&
    // the stalled delay passes only while the bar fills
    !(type.includes('after.stalled') && !state.matches({ bar: 'filling' })),
  external: {
    'route.requested': '链接与地址栏要求换页，进度条只显示',
    'route.abandoned': '网络较慢的提示里不再等待',
  },
  play: () => ({ view: (actor: NavigationActor) => <Navigation actor={actor} />, gestures: {} }),
});
