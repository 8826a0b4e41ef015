import { chartOf, namesOf, statesIn, titlesIn } from '#flows';
import type { MachineName } from '#flows';

const letters = (text: string): string => text.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/**
 * The state at the beginning of a story's export name, in Chinese, and the rest of the name: `SmsSigningIn` is
 * `sms.signingIn`.
 */
export const stateNamed = (machine: MachineName, exportName: string): { zh: string; rest: string } | undefined => {
  const chart = chartOf(machine);
  const titles = titlesIn(chart, namesOf(machine).state);
  const begun = statesIn(chart.root)
    .flatMap(({ id, path }) => {
      const parts = path.split('.');
      // inner states may be named without their ancestors
      return parts.map((_, index) => ({ id, name: letters(parts.slice(index).join('')) }));
    })
    .filter(({ name }) => name !== '' && exportName.toLowerCase().startsWith(name))
    // the next word begins with a capital
    .filter(({ name }) => !/^[a-z]/.test(exportName.slice(name.length)))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  return begun && { zh: titles.get(begun.id)!, rest: exportName.slice(begun.name.length) };
};
