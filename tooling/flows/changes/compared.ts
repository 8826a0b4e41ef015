import type { Chart } from '../charts/chart.ts';
import { chartsNow, compare } from '../charts/compare.ts';
import type { DifferenceRecord } from '../charts/differenceRecord.ts';
import { recordOf } from '../charts/differenceRecord.ts';
import type { Deck, TextChange } from '../copy/deck.ts';
import { textChanges, textsAt } from '../copy/deck.ts';
import type { FormerVersion, Handbook, Version } from '../handbook/handbook.ts';
import { momentZh } from '../handbook/moment.ts';

/** The address of the current version. */
export const currentAddress = 'now';

/** A version in an address: its release, else its revision. */
export const addressOf = ({ name, revision }: Version): string => name || revision || currentAddress;

/** A version for readers: its release or name, with its time. */
export const versionZh = ({ title, name, at }: Version): string => {
  const called = /^[a-z]{3,}/i.test(name) ? title : name || title;
  return called ? `${called}（${momentZh(at)}）` : momentZh(at);
};

/** The current version, as the handbook shows it. */
const currentOf = ({ written }: Handbook): Version => ({ title: '现在', name: '', at: written.at, revision: '' });

/** The versions that can be compared, the newest first. */
export const versionsIn = (handbook: Handbook): Version[] => [currentOf(handbook), ...handbook.versions];

/** Two versions with the changes in the later one. */
export interface Compared {
  before: Version;
  after: Version;
  /** How many machines both or one of them have. */
  compared: number;
  /** The names of machines that could not be read. */
  unreadable: string[];
  machines: DifferenceRecord[];
  /** The charts of both, by machine. */
  charts: [before: ReadonlyMap<string, Chart>, after: ReadonlyMap<string, Chart>];
  texts: TextChange[];
}

const formerIn = ({ versions }: Handbook, address: string): FormerVersion | undefined =>
  versions.find((version) => addressOf(version) === address || version.revision === address);

/** The version of an address; the current one for an unknown address. */
export const versionIn = (handbook: Handbook, address: string): Version =>
  formerIn(handbook, address) ?? currentOf(handbook);

const chartsOf = (version: FormerVersion | undefined): ReturnType<typeof chartsNow> => {
  const { charts } = chartsNow();
  for (const [name, chart] of Object.entries(version?.charts ?? {}))
    if (chart) charts.set(name as never, chart);
    else charts.delete(name as never);
  const unreadable = new Map(version?.unreadable.map((name) => [name, '']));
  for (const name of unreadable.keys()) charts.delete(name as never);
  return { charts, unreadable };
};

/** Compares two versions of the machines and texts. */
export const comparedIn = (handbook: Handbook, deck: Deck | undefined, before: string, after: string): Compared => {
  const [was, is] = [formerIn(handbook, before), formerIn(handbook, after)];
  const [former, later] = [chartsOf(was), chartsOf(is)];
  const differences = compare(former, later);
  const now = new Map(deck?.texts.map(({ key, text }) => [key, text]));
  const textsOf = (version: FormerVersion | undefined) =>
    textsAt(
      now,
      version ? handbook.versions.slice(0, handbook.versions.indexOf(version) + 1).map(({ texts }) => texts) : [],
    );
  return {
    before: was ?? currentOf(handbook),
    after: is ?? currentOf(handbook),
    compared: differences.length,
    unreadable: [...new Set([...former.unreadable.keys(), ...later.unreadable.keys()])],
    machines: differences.flatMap((difference) => recordOf(difference) ?? []),
    charts: [former.charts, later.charts],
    texts: deck ? textChanges(textsOf(was), textsOf(is)) : [],
  };
};
