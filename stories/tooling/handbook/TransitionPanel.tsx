import type { Chart, ChartTransition } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { happeningZh, sentenceOf } from '#stories/tooling/charts/sentence.ts';
import { statesIn } from '#stories/tooling/charts/chart.ts';
import type { Coverage } from './coverage.ts';
import { levelNames, levels, pastViewOf, wasTaken, whyLeft } from './coverage.ts';
import { stateTitles } from './facts.ts';
import { followingOf } from './follow.ts';
import { Panel, PanelList } from './Panel.tsx';
import { stateHash, transitionHash } from './route.ts';

interface Props {
  name: MachineName;
  chart: Chart;
  transition: ChartTransition;
  line: Coverage | undefined;
}

const proofOf = (line: Coverage, transition: ChartTransition): string =>
  levelNames
    .map((level) => {
      const taken = wasTaken(line, level, transition);
      if (taken === undefined) return '';
      const whys = { machine: '', view: pastViewOf(line, transition)?.why ?? '', service: whyLeft(line, transition) };
      const why = !taken && whys[level] !== '' ? `（${whys[level]}）` : '';
      return `${levels[level]}${taken ? '已走过' : '没有走到'}${why}`;
    })
    .filter((part) => part !== '')
    .join('，');

/** The facts about a transition: source, target, consequences, and its coverage. */
export function TransitionPanel({ name, chart, transition, line }: Props) {
  const titles = stateTitles(chart);
  const places = statesIn(chart.root).filter(({ id }) => id === transition.source || id === transition.target);
  const proof = line && proofOf(line, transition);
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
      {proof && (
        <>
          <h3 className="mt-4 font-semibold">测试</h3>
          <p className="mt-1">{proof}。</p>
        </>
      )}
    </Panel>
  );
}
