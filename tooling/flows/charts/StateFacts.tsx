import { Suspense, use } from 'react';
import type { Chart, ChartState } from './chart.ts';
import { titleOf } from './measure.ts';
import { MarkSymbol } from './MarkSymbol.tsx';
import { rowsOfState } from './rows.ts';
import { sentenceOf } from './sentence.ts';
import type { StoryLink } from './storiesOf.ts';
import { presentWith } from './ways.ts';

function StoryLinks({ stories }: { stories: Promise<StoryLink[]> }) {
  const links = use(stories);
  if (links.length === 0) return <p>经过即离开，没有可看的画面。</p>;
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  chart: Chart;
  state: ChartState;
  stories: Promise<StoryLink[]>;
}

/** The facts about a state: its requests and effects, its events, its incoming transitions, and its stories. */
export function StateFacts({ chart, state, stories }: Props) {
  const { name, zh } = titleOf(chart.name, state);
  const present = presentWith(chart, state.id);
  const outgoing = chart.transitions.filter(({ source }) => present.has(source));
  const incoming = chart.transitions.filter(
    ({ source, target }) => target === state.id && !outgoing.some((one) => one.source === source),
  );
  const sentencesOf = (transitions: typeof outgoing): string[] => [
    ...new Set(transitions.map((transition) => sentenceOf(chart, transition))),
  ];

  return (
    <section className="chart-facts" aria-live="polite">
      <h2>
        {zh} <small lang="en">{name}</small>
      </h2>
      <ul className="chart-rows">
        {rowsOfState(chart.name, state).map((row) => (
          <li key={`${row.mark} ${row.name}`}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <MarkSymbol mark={row.mark} x={1} y={0} />
            </svg>
            {row.zh} <small lang="en">{row.name}</small>
          </li>
        ))}
      </ul>
      <Sentences title="在这里会发生什么" sentences={sentencesOf(outgoing.filter(({ target }) => target))} />
      <Sentences title="不离开此状态的事" sentences={sentencesOf(outgoing.filter(({ target }) => !target))} />
      <Sentences title="怎样来到这里" sentences={sentencesOf(incoming)} />
      <h3>画面</h3>
      <Suspense fallback={<p>正在查找画面…</p>}>
        <StoryLinks stories={stories} />
      </Suspense>
    </section>
  );
}
