import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { wordsOf } from '#stories/tooling/charts/meanings.ts';
import { titlesIn } from '#stories/tooling/charts/ways.ts';

const letters = (text: string): string => text.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** The state that a story's export name begins with, in Chinese, and what of the name is left: `SmsSigningIn` is `sms.signingIn`. */
export const stateNamed = (machine: MachineName, exportName: string): { zh: string; rest: string } | undefined => {
  const chart = chartOf(machine);
  const titles = titlesIn(chart, wordsOf(machine).state);
  const begun = statesIn(chart.root)
    .flatMap(({ id, path }) => {
      const parts = path.split('.');
      // inner states may be called without those around them
      return parts.map((_, index) => ({ id, name: letters(parts.slice(index).join('')) }));
    })
    .filter(({ name }) => name !== '' && exportName.toLowerCase().startsWith(name))
    // the next word begins with a capital
    .filter(({ name }) => !/^[a-z]/.test(exportName.slice(name.length)))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  return begun && { zh: titles.get(begun.id)!, rest: exportName.slice(begun.name.length) };
};
