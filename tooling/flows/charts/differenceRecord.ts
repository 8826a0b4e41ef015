import type { Chart } from './chart.ts';
import { statesIn } from './chart.ts';
import type { Difference } from './difference.ts';
import type { ChangeTone, Detail } from './change.ts';
import { namesOf } from './meanings.ts';
import { sentenceOf } from './sentence.ts';
import { titlesIn } from './ways.ts';

/** A change in Chinese, with its name in the code. */
export interface ChangeRecord {
  tone: ChangeTone;
  zh: string;
  name: string;
  details: Detail[];
}

/** A machine's difference as plain data: its changes as text, the union of both charts, and the tone of each part. */
export interface DifferenceRecord {
  name: string;
  zh: string;
  tone: ChangeTone;
  changes: ChangeRecord[];
  /** The number of changes that no reader notices, such as those of the machine's own context. */
  internal: number;
  union: Chart;
  /** By the path of a state. */
  states: Record<string, ChangeTone>;
  /** By the index of a transition in the union. */
  transitions: (ChangeTone | null)[];
}

/** A detail with the same text before and after has changed only in the code. */
const isRead = ({ before, after }: Detail): boolean => !before || !after || before.zh !== after.zh;

/** A difference as plain data, without changes that no reader notices; undefined without changes. */
export const recordOf = ({ name, tone, changes: all, union }: Difference): DifferenceRecord | undefined => {
  if (tone === 'same') return undefined;
  const changes = all
    .map((change) => ({ ...change, details: change.details.filter(isRead) }))
    .filter((change) => change.tone !== 'changed' || change.details.length > 0);
  const names = namesOf(name);
  const titles = titlesIn(union, names.state);
  const whole = tone === 'changed' ? undefined : tone;
  const toneOf = (one: unknown): ChangeTone | undefined => whole ?? changes.find((change) => change.one === one)?.tone;
  const states = statesIn(union.root).flatMap(({ path }) => {
    const found = whole ?? changes.find((change) => 'path' in change.one && change.one.path === path)?.tone;
    return found ? [[path, found] as const] : [];
  });
  return {
    name,
    zh: names.title,
    tone,
    changes: changes.map(({ tone: own, one, details }) => ({
      tone: own,
      zh: 'source' in one ? sentenceOf(union, one) : `状态「${titles.get(one.id) ?? one.name}」`,
      name: 'source' in one ? one.id : one.path || name,
      details,
    })),
    internal: all.length - changes.length,
    union,
    states: Object.fromEntries(states),
    transitions: union.transitions.map((one) => toneOf(one) ?? null),
  };
};

/** The tones of a record's chart. */
export const toneIn = ({ union, states, transitions }: DifferenceRecord) => {
  const places = new Map(union.transitions.map((one, index) => [one, index]));
  return (one: Chart['root'] | Chart['transitions'][number]) =>
    ('source' in one ? transitions[places.get(one) ?? -1] : states[one.path]) ?? 'plain';
};
