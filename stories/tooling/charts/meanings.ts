import { guardText } from './guards.ts';
import type { Guard } from './guards.ts';
import type { MachineName } from './machines.ts';
import { everywhere } from '#stories/tooling/charts/names/everywhere.ts';
import { following } from '#stories/tooling/charts/names/following.ts';
import { identity } from '#stories/tooling/charts/names/identity.ts';
import { orders } from '#stories/tooling/charts/names/orders.ts';
import { proof } from '#stories/tooling/charts/names/proof.ts';
import { signingIn } from '#stories/tooling/charts/names/signingIn.ts';
import { site } from '#stories/tooling/charts/names/site.ts';
import type { Asked, Names, Words } from '#stories/tooling/charts/names/names.ts';

/** What every name of every machine means to a Chinese reader. */
export const words: Record<MachineName, Words> = {
  ...identity,
  ...signingIn,
  ...proof,
  ...site,
  ...orders,
  ...following,
};

const own: Readonly<Partial<Record<string, Words>>> = words;
const shared: Names = everywhere;

const askedAs = (asked: Asked | undefined): Exclude<Asked, string> =>
  typeof asked === 'object' ? asked : { ask: asked ?? '' };

/** The Chinese words of a machine's names; empty for a name that has none, as one of an older revision. */
export const wordsOf = (machine: string) => {
  const find = (group: 'events' | 'guards' | 'tells' | 'delays' | 'tags', name: string): string =>
    own[machine]?.[group]?.[name] ?? shared[group]?.[name] ?? '';
  const asked = (name: string) => {
    const { ask, answers, fails } = askedAs(own[machine]?.asks?.[name] ?? shared.asks?.[name]);
    return { ask, answers: answers ?? (ask && `${ask}成功`), fails: fails ?? (ask && `${ask}失败`) };
  };
  const guard = (of: Guard): string => {
    if ('name' in of || of.joint === 'not') return find('guards', guardText(of));
    return of.of.map(guard).join(of.joint === 'and' ? '，且' : '，或');
  };
  return {
    title: own[machine]?.title ?? '',
    state: (path: string): string => own[machine]?.states[path] ?? '',
    event: (name: string): string => find('events', name),
    tell: (name: string): string => find('tells', name),
    /** A tag has no other name beside it. */
    tag: (name: string): string => find('tags', name) || name,
    delay: (name: string): string => find('delays', name),
    asked,
    guard,
  };
};
