import type { Chart, ChartState } from '../charts/chart.ts';
import { chartOf, statesIn } from '../charts/chart.ts';
import { guardText } from '../charts/guards.ts';
import type { MachineName } from '../charts/machines.ts';
import { machineNames } from '../charts/machines.ts';
import { chartNames, namesOf } from '../charts/meanings.ts';
import { happeningZh, sentenceOf } from '../charts/sentence.ts';
import { presentWith, titlesIn } from '../charts/ways.ts';
import { deafTo, followingOf, outgoingOf } from './follow.ts';
import type { Running } from './nesting.ts';
import { runnings } from './nesting.ts';
import { once } from '../views.ts';
import { hashOf, stateHash, transitionHash } from './route.ts';

/** A fact about the site, as one searchable sentence. */
export interface Fact {
  machine: MachineName;
  kind: 'flow' | 'state' | 'deaf' | 'transition' | 'running';
  sentence: string;
  /** English names, searchable but not shown. */
  names: string;
  /** The address of its chart. */
  hash: string;
  /** Its automatic consequences. */
  next: readonly string[];
}

const quoted = (parts: readonly string[]): string => [...new Set(parts)].map((part) => `“${part}”`).join('');

/** The Chinese titles of a machine's states, by chart id. */
export const stateTitles = (chart: Chart): Map<string, string> => titlesIn(chart, namesOf(chart.name).state);

/** Whether a state is left at once. */
const isPassed = ({ transitions }: Chart, { id }: ChartState): boolean =>
  transitions.some(({ source, event, guard }) => source === id && event.kind === 'always' && !guard);

/** The events of a state, in one sentence. */
export const stateSentence = (chart: Chart, state: ChartState): string => {
  const title = `「${stateTitles(chart).get(state.id)}」`;
  if (state.kind === 'final') return `到了${title}，流程就结束了`;
  const happenings = outgoingOf(chart, state.id).filter(({ ignored }) => !ignored);
  const listed = quoted(happenings.map((one) => happeningZh(chart.name, one.event)).filter((zh) => zh !== ''));
  return `${title}时，可能发生的${listed === '' ? '事都来自别处' : `只有${listed}`}`;
};

/** The events that a state ignores, in one sentence; empty if there are none. */
export const deafSentence = (chart: Chart, state: ChartState): string => {
  const listed = quoted(deafTo(chart, state).map((type) => namesOf(chart.name).event(type)));
  return listed === '' ? '' : `「${stateTitles(chart).get(state.id)}」时，${listed}不起作用，什么也不会改变`;
};

/** The conditions under which one machine invokes another, and under which it does not. */
const runningSentence = ({ outer, state, inner }: Running): string => {
  const chart = chartOf(outer);
  const titles = stateTitles(chart);
  const rest = statesIn(chart.root)
    .filter((one) => one.children.length === 0 && !isPassed(chart, one) && !presentWith(chart, one.id).has(state))
    .map(({ id }) => `「${titles.get(id)}」`);
  const [running, within] = [namesOf(inner).title, namesOf(outer).title];
  return [
    `在“${within}”里，“${running}”只在「${titles.get(state)}」时进行`,
    ...(rest.length === 0 ? [] : [`在${rest.join('')}时它不在进行，通过、失败或过期都影响不到那里`]),
  ].join('；');
};

const factOf = (machine: MachineName, fact: Omit<Fact, 'machine' | 'next' | 'names'> & Partial<Fact>): Fact => ({
  names: '',
  next: [],
  ...fact,
  machine,
});

const factsOfState = (chart: Chart, machine: MachineName, state: ChartState): Fact[] => {
  const hash = stateHash(machine, state.path);
  const deaf = state.kind === 'final' ? '' : deafSentence(chart, state);
  return [
    factOf(machine, { kind: 'state', sentence: stateSentence(chart, state), names: state.path, hash }),
    ...(deaf === '' ? [] : [factOf(machine, { kind: 'deaf', sentence: deaf, hash })]),
  ];
};

/** What tells a fact from every other one. */
export const keyOfFact = ({ machine, sentence }: Fact): string => `${machine} ${sentence}`;

const factsOf = (machine: MachineName): Fact[] => {
  const chart = chartOf(machine);
  const stayed = statesIn(chart.root).filter((state) => state.children.length === 0 && !isPassed(chart, state));
  return [
    factOf(machine, {
      kind: 'flow',
      sentence: chartNames[machine].purpose,
      names: machine,
      hash: hashOf({ page: 'flow', name: machine }),
    }),
    ...stayed.flatMap((state) => factsOfState(chart, machine, state)),
    ...chart.transitions.map((transition) =>
      factOf(machine, {
        kind: 'transition',
        sentence: sentenceOf(chart, transition),
        names: `${transition.event.name} ${transition.guard ? guardText(transition.guard) : ''}`,
        hash: transitionHash(machine, transition.id),
        next: followingOf(chart, transition).map((following) => sentenceOf(chart, following)),
      }),
    ),
    ...runnings()
      .filter(({ outer }) => outer === machine)
      .map((running) =>
        factOf(machine, {
          kind: 'running',
          sentence: runningSentence(running),
          names: running.inner,
          hash: stateHash(machine, statesIn(chart.root).find(({ id }) => id === running.state)!.path),
          next: chart.transitions
            .filter(({ source, event }) => source === running.state && event.name === running.request)
            .map((ended) => sentenceOf(chart, ended)),
        }),
      ),
  ];
};

/** Every fact in the charts; what two states with one name say alike stands once. */
export const facts = once((): readonly Fact[] => {
  const all = machineNames.flatMap(factsOf);
  return [...new Map(all.map((fact) => [keyOfFact(fact), fact])).values()];
});
