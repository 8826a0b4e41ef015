import { styleText } from 'node:util';
import type { ChartTransition } from './chart.ts';
import type { Difference } from './difference.ts';
import type { Change, ChangeTone, Detail } from './change.ts';
import { eventText } from './eventText.ts';
import { guardText } from './guards.ts';
import { namesOf } from './meanings.ts';
import { sentenceOf } from './sentence.ts';

const symbols: Record<ChangeTone, string> = { added: '+', removed: '-', changed: '~' };
const inks = { added: 'green', removed: 'red', changed: 'yellow' } as const;

const arrowOf = ({ sourcePath, targetPath, type, event, guard }: ChartTransition): string => {
  const text = type === '' ? event.name : eventText(type);
  const label = guard ? `${text} [${guardText(guard)}]` : text;
  return `${sourcePath || 'any state'} --${label}--> ${targetPath ?? '(stays)'}`;
};

const detailText = ({ of, before, after }: Detail): string =>
  before && after ? `${of}: ${before.name} → ${after.name}` : 'order of the guards';

/** One change: its name in the code, its Chinese meaning, and its details. */
const linesOf = ({ name, union }: Difference, { of, one, details }: Change) => {
  const isArrow = 'source' in one;
  return {
    head: `${of} ${isArrow ? arrowOf(one) : one.path || name}`,
    meaning: isArrow ? sentenceOf(union, one) : namesOf(name).state(one.path),
    details: details.map(detailText),
  };
};

/** The differences as text, machine by machine; coloured for a terminal. */
export const differenceText = (differences: readonly Difference[], isColoured: boolean): string => {
  const ink = (tone: ChangeTone, text: string): string =>
    isColoured ? styleText(inks[tone], text, { validateStream: false }) : text;
  const shown = differences.filter(({ tone }) => tone !== 'same');
  const sections = shown.map((difference) => {
    const { name, tone, changes } = difference;
    const head = `${name} ${namesOf(name).title}`.trim();
    const whole = tone === 'added' || tone === 'removed' ? ink(tone, `${symbols[tone]} ${head} (${tone})`) : head;
    const lines = changes.flatMap((change) => {
      const { head: first, meaning, details } = linesOf(difference, change);
      const below = [meaning, ...details].filter((line) => line !== '').map((line) => `      ${line}`);
      return [ink(change.tone, `  ${symbols[change.tone]} ${first}`)].concat(below);
    });
    return [whole, ...lines].join('\n');
  });
  const count = `${shown.length} of ${differences.length} machines changed`;
  return [...sections, count].join('\n\n');
};
