import { use, useDeferredValue } from 'react';
import type { MachineName } from '../charts/machines.ts';
import { machineNames } from '../charts/machines.ts';
import { chartNames } from '../charts/meanings.ts';
import { readStories } from '../copy/copyData.ts';
import { AnswerItem } from './AnswerItem.tsx';
import { foundJourney } from '../journeys/journeyTexts.ts';
import { once, texts } from '../views.ts';
import { JourneyList } from './JourneyPage.tsx';
import { runnings } from './nesting.ts';
import { readHandbook } from './handbook.ts';
import { hashOf } from './route.ts';
import type { Fact } from './facts.ts';
import { keyOfFact } from './facts.ts';
import { alsoCalled, factsShownBy, resultsFor } from './search.ts';
import { NearestStories } from './NearestStories.tsx';
import { StoryList } from './StoryList.tsx';
import { storiesFor } from './storySearch.ts';

const best = 3;
const mostStories = 6;

/** A machine and all machines it invokes. */
const withInner = (name: MachineName): MachineName[] => [
  name,
  ...runnings()
    .filter(({ outer }) => outer === name)
    .flatMap(({ inner }) => withInner(inner)),
];

const findable = once(() => texts().journeys.map(foundJourney));

/** The journeys that match the words of a question, the best first. */
const journeysFor = (question: string) =>
  storiesFor(findable(), question).flatMap(({ id }) => texts().journeys.find((journey) => journey.id === id) ?? []);

/** The machines of the results, in the order of the results. */
const flowsIn = (answers: readonly Fact[]): MachineName[] => {
  const named = answers.slice(0, 2 * best).flatMap(({ machine, kind, names }) => {
    const inner = kind === 'running' ? machineNames.filter((name) => name === names) : [];
    return [machine, inner.flatMap(withInner)].flat();
  });
  return [...new Set(named)];
};

/** The search results for a question. */
export function Answers({ question: typed }: { question: string }) {
  const question = useDeferredValue(typed);
  const also = alsoCalled(question);
  const journeys = journeysFor(question);
  const all = use(readStories());
  const stories = storiesFor(all, question).slice(0, mostStories);
  const said = resultsFor(question).map(({ fact }) => fact);
  const flows = use(readHandbook())?.flows ?? {};
  const answers = said.length > 0 ? said : factsShownBy(stories, flows);
  return (
    <>
      <title>{`${typed} · 流程手册`}</title>
      <h1 className="text-xl font-semibold">{question}</h1>
      <output className="mt-1 block text-sm text-ink-soft">
        {answers.length === 0 && stories.length === 0 && journeys.length === 0
          ? '没有找到。换一种说法试试，例如按钮上的字、提示里的字，或状态的名称。'
          : '最可能的答案在前，点开即可在流程图中看到。'}
        {also.length > 0 && `也按这些说法找过：${also.slice(0, 8).join('、')}。`}
      </output>
      <p className="handbook-list mt-1 text-sm">
        <a href={hashOf({ page: 'copy', query: question })}>在文案表里找“{question}”</a>
      </p>
      {stories.length > 0 && (
        <section aria-label="画面">
          <h2 className="mt-4 font-semibold">画面</h2>
          <StoryList stories={stories} />
        </section>
      )}
      {journeys.length > 0 && (
        <section aria-label="业务全程">
          <h2 className="mt-4 font-semibold">业务全程</h2>
          <JourneyList journeys={journeys} />
        </section>
      )}
      {stories.length === 0 && <NearestStories stories={all} question={question} />}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,56rem)_minmax(0,24rem)]">
        <ul className="grid gap-3">
          {answers.map((fact, index) => (
            <AnswerItem key={keyOfFact(fact)} fact={fact} question={question} isBest={index < best} />
          ))}
        </ul>
        {answers.length > 0 && (
          <section className="rounded-md border border-line bg-surface p-4">
            <h2 className="font-semibold">有关的流程</h2>
            <ul className="handbook-list mt-2 grid gap-3">
              {flowsIn(answers).map((name) => (
                <li key={name}>
                  <a href={hashOf({ page: 'flow', name })}>{chartNames[name].title}</a>
                  <p className="text-sm text-ink-soft">{chartNames[name].purpose}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
