import type { EventFromLogic } from 'xstate';
import type { SearchActor } from '#machines/search/search.ts';
import { searchMachine } from '#machines/search/search.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import { Search } from '#src/features/search/Search.tsx';
import { modelOf, userEvent } from '#flows';
import { hamburg, shanghai } from '#stories/fixtures/samples.ts';
import { choose, complete, harmless, leavePicker, open, picker, submit, swap, volume } from './searchGestures.ts';

const origin = { code: 'CNSHA', nameZh: '上海' };
const destination = { code: 'DEHAM', nameZh: '汉堡' };
/** Each port is both an origin and a destination, so that swapped ports are still known. */
const bothWays = [
  { ...shanghai, discharging: true },
  { ...hamburg, loading: true },
];
const unheardOf = '汉宝';
const before = [{ ...emptySearch, ...complete, isDanger: 'N' as const }];
const samples: EventFromLogic<typeof searchMachine>[] = [
  { type: 'picker.opened' },
  { type: 'origin.chosen', port: origin },
  { type: 'destination.chosen', port: destination },
  { type: 'danger.chosen', isDanger: 'N' },
  { type: 'ports.swapped' },
  { type: 'load.typed', load: { volume: '22.5' } },
  {
    type: 'typing.recovered',
    orgPort: '上海',
    dstPort: '汉堡',
    isDanger: 'N',
    volume: '',
    weight: '',
    containerType: '20GP',
    containers: '',
    readyDay: '',
  },
  { type: 'search.submitted' },
];

export default modelOf({
  of: 'search',
  machine: searchMachine,
  inputs: {
    named: { data: { orgPort: '上海', dstPort: 'hamburg' } },
    unknown: { data: { orgPort: '上海', dstPort: unheardOf } },
    complete: { data: complete },
    coded: { data: { ...complete, orgPort: '', dstPort: '' } },
    blank: {},
  },
  opens: 'blank',
  samples,
  outcomes: { recallSearches: { done: [before] }, fetchPorts: { done: [bothWays] }, fetchNamed: { done: [bothWays] } },
  // options need the ports; the form was filled in before hydration
  possible: ({ type }, { data }, state) => {
    // storage responds before a user can do more than focus a field
    if (state.matches('recalling')) return !samples.some((sample) => sample.type === type) || type === 'picker.opened';
    if (type === 'origin.chosen' || type === 'destination.chosen') return state.matches('ready');
    return type !== 'typing.recovered' || (data.orgPort === '' && state.matches('idle'));
  },
  keep: ({ data }) => [
    data.orgPortCode !== '' && data.dstPortCode !== '',
    data.orgPort !== '' && data.dstPort !== '',
    data.orgPort !== '' || data.dstPort !== '',
    [data.orgPort, data.dstPort].includes(unheardOf),
  ],
  external: { 'typing.recovered': '脚本载入之前输入的内容由页面转交' },
  play: () => ({
    view: (actor: SearchActor) => <Search actor={actor} />,
    gestures: {
      'picker.opened': async () => {
        picker('dstPortCode').element().blur();
        await open('dstPortCode');
      },
      'origin.chosen': ({ port }) => choose('orgPortCode', port.code, port.nameZh),
      'destination.chosen': ({ port }) => choose('dstPortCode', port.code, port.nameZh),
      'danger.chosen': () => leavePicker().then(() => harmless().click()),
      'ports.swapped': () => swap().click(),
      'load.typed': ({ load }) => leavePicker().then(() => userEvent.fill(volume(), load.volume ?? '')),
      'search.submitted': () => leavePicker().then(() => submit().click()),
    },
  }),
});
