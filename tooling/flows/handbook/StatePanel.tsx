import type { Chart, ChartState, ChartTransition } from '../charts/chart.ts';
import { statesIn } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { rowsOfState } from '../charts/rows.ts';
import { sentenceOf } from '../charts/sentence.ts';
import { deafSentence, stateTitles } from './facts.ts';
import { incomingOf, outgoingOf } from './follow.ts';
import type { FlowRecord } from './handbook.ts';
import { Panel, PanelList } from './Panel.tsx';
import { StatePictures } from './StatePictures.tsx';
import { stateHash, transitionHash } from './route.ts';

interface Props {
  name: MachineName;
  chart: Chart;
  state: ChartState;
  record: FlowRecord | undefined;
}

/** The facts about a state: its requests and effects, its events, its incoming transitions, and its stories. */
export function StatePanel({ name, chart, state, record }: Props) {
  const isRoot = state.path === '';
  const titles = stateTitles(chart);
  const title = isRoot ? '整个流程' : `「${titles.get(state.id)}」`;
  const links = (transitions: readonly ChartTransition[]) =>
    transitions.map((transition) => ({
      key: `${transition.id} ${transition.target}`,
      href: transitionHash(name, transition.id),
      text: sentenceOf(chart, transition),
    }));
  const happening = isRoot
    ? chart.transitions.filter(({ source }) => source === state.id)
    : outgoingOf(chart, state.id);
  const deaf = isRoot || state.kind === 'final' || state.children.length > 0 ? '' : deafSentence(chart, state);
  const stories = isRoot ? [] : (record?.stories[state.id] ?? []);

  return (
    <Panel title={title} name={isRoot ? name : state.path}>
      {isRoot && <p className="mt-2 text-ink-soft">在图上或下面的列表中点一个状态或一件事，这里就说明它。</p>}
      {isRoot && (
        <PanelList
          title="状态"
          items={statesIn(state)
            .filter(({ children }) => children.length === 0)
            .map(({ id, path }) => ({
              key: id,
              href: stateHash(name, path),
              text: titles.get(id) ?? path,
              name: path,
            }))}
        />
      )}
      {!isRoot && (
        <>
          <h3 className="mt-4 font-semibold">画面</h3>
          <StatePictures key={state.id} stories={stories} />
        </>
      )}
      <PanelList
        title="在这里做的事"
        items={rowsOfState(chart.name, state).map(({ name: row, zh, mark }) => ({
          key: `${mark} ${row}`,
          text: `${mark === 'leave' ? '离开时' : ''}${zh}`,
          name: row,
        }))}
      />
      <PanelList
        title={isRoot ? '任何时候都可能发生' : '在这里可能发生'}
        items={links(happening.filter(({ target }) => target))}
      />
      <PanelList title="不离开此状态的事" items={links(happening.filter(({ target }) => !target))} />
      {state.kind === 'final' && <p className="mt-3">到了这里，流程就结束了。</p>}
      {deaf !== '' && <p className="mt-3 text-sm text-ink-soft">{deaf}。</p>}
      <PanelList title="怎样来到这里" items={isRoot ? [] : links(incomingOf(chart, state.id))} />
    </Panel>
  );
}
