import { guardText } from './guards.ts';
import type { Guard } from './guards.ts';
import type { MachineName } from './machines.ts';
import { desk } from '#stories/tooling/charts/names/desk.ts';
import { everywhere } from '#stories/tooling/charts/names/everywhere.ts';
import { following } from '#stories/tooling/charts/names/following.ts';
import { identity } from '#stories/tooling/charts/names/identity.ts';
import { orders } from '#stories/tooling/charts/names/orders.ts';
import { proof } from '#stories/tooling/charts/names/proof.ts';
import { quotes } from '#stories/tooling/charts/names/quotes.ts';
import { signingIn } from '#stories/tooling/charts/names/signingIn.ts';
import { site } from '#stories/tooling/charts/names/site.ts';
import type { RequestName, Names, ChartNames } from '#stories/tooling/charts/names/names.ts';

/** The Chinese meaning of every name of every machine. */
export const chartNames: Record<MachineName, ChartNames> = {
  ...identity,
  ...signingIn,
  ...proof,
  ...site,
  ...orders,
  ...following,
  ...quotes,
  ...desk,
};

/** The meanings of a revision's names: of each machine, and shared ones. */
export interface Meanings {
  own: Readonly<Partial<Record<string, Partial<ChartNames>>>>;
  shared: Names;
}

/** The current meanings, followed by those of older revisions, for names that no longer exist. */
const known: Meanings[] = [{ own: chartNames, shared: everywhere }];

/** Adds the meanings of an older revision, so that removed elements have a name. */
export const addFormerMeanings = (former: Meanings): void => void known.push(former);

/** The first revision's meaning. */
const firstOf = <Said>(of: (meanings: Meanings) => Said | undefined): Said | undefined => {
  for (const meanings of known) {
    const said = of(meanings);
    if (said) return said;
  }
  return undefined;
};

const asObject = (request: RequestName | undefined): Exclude<RequestName, string> =>
  typeof request === 'object' ? request : { request: request ?? '' };

/** The Chinese of a machine's names; empty for a name without one. */
export const namesOf = (machine: string) => {
  const find = (group: 'events' | 'guards' | 'effects' | 'delays' | 'tags', name: string): string =>
    firstOf(({ own, shared }) => own[machine]?.[group]?.[name] ?? shared[group]?.[name]) ?? '';
  const requestNames = (name: string) => {
    const { request, done, error } = asObject(
      firstOf(({ own, shared }) => own[machine]?.requests?.[name] ?? shared.requests?.[name]),
    );
    return { request, done: done ?? (request && `${request}成功`), error: error ?? (request && `${request}失败`) };
  };
  const guard = (of: Guard): string => {
    if ('name' in of || of.joint === 'not') return find('guards', guardText(of));
    return of.of.map(guard).join(of.joint === 'and' ? '，且' : '，或');
  };
  return {
    title: firstOf(({ own }) => own[machine]?.title) ?? '',
    state: (path: string): string => firstOf(({ own }) => own[machine]?.states?.[path]) ?? '',
    event: (name: string): string => find('events', name),
    effect: (name: string): string => find('effects', name),
    /** A tag without a meaning is shown by its name. */
    tag: (name: string): string => find('tags', name) || name,
    delay: (name: string): string => find('delays', name),
    request: requestNames,
    guard,
  };
};
