import type { ChartTransition } from './chart.ts';
import { colors } from './colors.ts';

/**
 * The emphasis of a drawing's part: current or possible, found by a search (`here`: the selected one), or changed
 * between two revisions.
 */
export type Tone = 'plain' | 'lit' | 'found' | 'here' | 'added' | 'removed' | 'changed';

/** The line and fill of each tone; a plain part has those of its type. */
export const tones: Record<Tone, { line: string; ground?: string; width: number; dashes?: string }> = {
  plain: { line: colors.arrow, width: 1.25 },
  lit: { line: colors.brand, ground: colors.lit, width: 2.25 },
  found: { line: colors.hazard, ground: colors.noticeSoft, width: 2.5 },
  here: { line: colors.guard, ground: colors.hazardSoft, width: 4 },
  added: { line: colors.good, ground: colors.goodSoft, width: 2 },
  removed: { line: colors.bad, ground: colors.badSoft, width: 2, dashes: '5 4' },
  changed: { line: colors.guard, ground: colors.noticeSoft, width: 2 },
};

const strongest: readonly Tone[] = ['here', 'found', 'changed', 'removed', 'added', 'lit', 'plain'];

/** The tone of an arrow that several transitions may share: it shows a change only if all of them changed. */
export const toneOfArrow = (
  transitions: readonly ChartTransition[],
  toneOf: (transition: ChartTransition) => Tone,
): Tone => {
  const found = transitions.map(toneOf);
  if (found.includes('plain') && found.some((tone) => ['added', 'removed', 'changed'].includes(tone))) return 'plain';
  return strongest.find((tone) => found.includes(tone)) ?? 'plain';
};
