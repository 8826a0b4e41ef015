import type { PageHistoryActor } from '#machines/app/pageHistory.ts';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import { PageHistoryScene } from '#stories/app/HistoryScenes.tsx';
import { modelOf } from '#flows';

const fromBrowser = '由浏览器报告';
const fromNavigation = '页面就绪时由页面切换报告';

export default modelOf({
  of: 'pageHistory',
  machine: pageHistoryMachine,
  inputs: { home: { shown: '/' } },
  samples: [
    { type: 'page.loaded', key: 'first', isKnown: false, focuses: true },
    { type: 'page.loaded', key: 'first', isKnown: true, focuses: false },
    { type: 'page.shown', to: '/lcl', key: 'second' },
    { type: 'page.shown', to: '/lcl?origin=CNSHA', key: 'third', replace: true, still: true },
    { type: 'page.traversed', to: '/', key: 'first' },
    { type: 'page.renamed', to: '/lcl?order=1', key: 'renamed' },
    { type: 'page.hidden' },
    { type: 'history.traversed', to: '/news' },
    // another position on the initial page
    { type: 'history.traversed', to: '/#prices' },
    { type: 'position.released' },
  ],
  outcomes: { browser: { error: [] }, holdPosition: { error: [] } },
  external: {
    'page.loaded': fromBrowser,
    'page.hidden': fromBrowser,
    'history.traversed': fromBrowser,
    'position.released': '用户动手、或页面已稳定时',
    'page.shown': fromNavigation,
    'page.traversed': fromNavigation,
    'page.renamed': '下单成功后换成订单的地址',
  },
  play: () => ({ view: (actor: PageHistoryActor) => <PageHistoryScene actor={actor} />, gestures: {} }),
});
