import type { Chart, ChartTransition } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { happeningZh, sentenceOf } from '../charts/sentence.ts';
import { statesIn } from '../charts/chart.ts';
import { stateTitles } from './facts.ts';
import { followingOf } from './follow.ts';
import { Panel, PanelList } from './Panel.tsx';
import { stateHash, transitionHash } from './route.ts';

interface Props {
  name: MachineName;
  chart: Chart;
  transition: ChartTransition;
}

/** The facts about a transition: source, target and consequences. */
export function TransitionPanel({ name, chart, transition }: Props) {
  const titles = stateTitles(chart);
  const places = statesIn(chart.root).filter(({ id }) => id === transition.source || id === transition.target);
  return (
    <Panel title={happeningZh(chart.name, transition.event) || '自动发生'} name={transition.id}>
      <p className="mt-3 text-lg">{sentenceOf(chart, transition)}。</p>
      <PanelList
        title="然后会自己发生"
        items={followingOf(chart, transition).map((next) => ({
          key: `${next.id} ${next.target}`,
          href: transitionHash(name, next.id),
          text: sentenceOf(chart, next),
        }))}
      />
      <PanelList
        title="有关的状态"
        items={places.map(({ id, path }) => ({
          key: id,
          href: stateHash(name, path),
          text: path === '' ? '整个流程' : `「${titles.get(id)}」`,
          name: path,
        }))}
      />
    </Panel>
  );
}
