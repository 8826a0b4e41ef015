import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import { wordsOf } from '#stories/tooling/charts/meanings.ts';
import { stateTitles } from './facts.ts';
import type { Handbook } from './handbook.ts';

/** What each story of a flow shows, by the story's id: the flow, and the states that it stands in. */
export const shownBy = (handbook: Handbook | undefined): Map<string, { flow: string; states: string }> => {
  const shown = new Map<string, { flow: string; states: string[] }>();
  for (const name of machineNames) {
    const chart = chartOf(name);
    const titles = stateTitles(chart);
    for (const state of statesIn(chart.root)) {
      if (state.children.length > 0) continue;
      for (const { href } of handbook?.flows[name].stories[state.id] ?? []) {
        const id = href.split('/story/')[1]!;
        const { states } = shown.get(id) ?? { states: [] };
        shown.set(id, { flow: wordsOf(name).title, states: [...states, titles.get(state.id)!] });
      }
    }
  }
  return new Map([...shown].map(([id, { flow, states }]) => [id, { flow, states: states.join('，') }]));
};
