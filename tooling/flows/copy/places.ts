import type { DataText, Deck, SourceText } from './deck.ts';

const han = /\p{Script=Han}/u;
const allHan = /\p{Script=Han}/gu;
const weightOf = (text: string): number => text.match(allHan)?.length ?? 0;

/** The maximum length of a filled-in value; otherwise a text could match half a page. */
const longestFilled = 60;

/** A source text with its search pattern. */
interface Wanted {
  sources: SourceText[];
  pattern: RegExp;
  /** Its fixed parts, and whether a placeholder is before and after them. */
  parts: string[];
  opensAt: [start: boolean, end: boolean];
  weight: number;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const wantedOf = (text: string, sources: SourceText[]): Wanted => {
  const pieces = text.split(/\{[^{}]*\}/);
  const parts = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  return {
    sources,
    parts,
    pattern: new RegExp(parts.map((part) => escaped(part)).join(`.{0,${longestFilled}}?`), 'gu'),
    opensAt: [pieces[0]!.trim() === '', pieces.at(-1)!.trim() === ''],
    weight: weightOf(parts.join('')),
  };
};

const pairsIn = (text: string): string[] =>
  Array.from(text).flatMap((one, index, all) => (han.test(one) ? [one, `${one}${all[index + 1] ?? ''}`] : []));

/** The sources by the rarest pair of characters in their fixed parts. */
const indexed = (all: readonly Wanted[]): Map<string, Wanted[]> => {
  const counts = new Map<string, number>();
  const pairsOf = ({ parts }: Wanted): string[] => {
    const longest = parts.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? '';
    const pairs = pairsIn(longest);
    const whole = pairs.filter((pair) => Array.from(pair).length === 2);
    return whole.length > 0 ? whole : pairs;
  };
  for (const wanted of all) for (const pair of pairsOf(wanted)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const index = new Map<string, Wanted[]>();
  for (const wanted of all) {
    const rarest = pairsOf(wanted).toSorted((one, other) => counts.get(one)! - counts.get(other)!)[0];
    if (rarest !== undefined) index.set(rarest, [...(index.get(rarest) ?? []), wanted]);
  }
  return index;
};

/** The sources of a line. */
const sourcesIn = (line: string, index: ReadonlyMap<string, Wanted[]>): Wanted[] => {
  const candidates = [...new Set(pairsIn(line).flatMap((pair) => index.get(pair) ?? []))].toSorted(
    (one, other) => other.weight - one.weight,
  );
  const covered = Array.from<boolean>({ length: line.length }).fill(false);
  const isEdge = (at: number): boolean => at < 0 || at >= line.length || covered[at]! || !han.test(line[at]!);
  const found = new Set<Wanted>();
  // texts next to a found text are found in the second pass
  for (let pass = 0; pass < 2; pass += 1)
    for (const wanted of candidates) {
      if (found.has(wanted)) continue;
      for (const { 0: match, index: from } of line.matchAll(wanted.pattern)) {
        const end = from + match.length;
        if (!wanted.opensAt[0] && !isEdge(from - 1)) continue;
        if (!wanted.opensAt[1] && !isEdge(end)) continue;
        let at = from;
        const spans = wanted.parts.map((part) => {
          const start = line.indexOf(part, at);
          at = start + part.length;
          return [start, at] as const;
        });
        if (spans.some(([start, stop]) => covered.slice(start, stop).includes(true))) continue;
        for (const [start, stop] of spans) covered.fill(true, start, stop);
        found.add(wanted);
      }
    }
  return [...found];
};

/** How near a source's file is to a story's: the same feature, shared code, or another feature. */
const nearnessOf = (file: string, feature: string): number => {
  const folders = file.split('/');
  if (folders.includes(feature)) return folders[0] === 'src' ? 3 : 2;
  return /^src\/(?:ui|trade|layouts|app)\//.test(file) ? 2 : 1;
};

const mostOf = (counts: ReadonlyMap<string, number>): string | undefined =>
  [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];

const countedIn = <One>(all: readonly One[], nameOf: (one: One) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return counts;
};

/** A story with its shown texts. */
export interface StoryTexts {
  id: string;
  /** The folder of its file. */
  feature: string;
  texts: readonly string[];
}

/**
 * The texts of the site with the stories that show them. A text in several files belongs to the file of which the story
 * shows most, else to the nearest.
 */
export const deckOf = (sources: readonly SourceText[], stories: readonly StoryTexts[]): Deck => {
  const byText = new Map<string, SourceText[]>();
  for (const source of sources) byText.set(source.text, [...(byText.get(source.text) ?? []), source]);
  const index = indexed([...byText].map(([text, same]) => wantedOf(text, same)).filter(({ weight }) => weight > 0));
  const shown = new Map<SourceText, Set<string>>();
  const data = new Map<string, Set<string>>();
  const groups: Record<string, string> = {};
  const lines = new Map<string, readonly Wanted[]>();
  for (const { id, feature, texts } of stories) {
    const found = texts.flatMap((text) => {
      const known = lines.get(text) ?? sourcesIn(text, index);
      lines.set(text, known);
      if (known.length === 0) data.set(text, (data.get(text) ?? new Set()).add(id));
      return known;
    });
    const sure = found.flatMap(({ sources: same }) => (same.length === 1 ? same : []));
    const counts = countedIn(sure, ({ file }) => file);
    const rankOf = ({ file }: SourceText): number => 10 * (counts.get(file) ?? 0) + nearnessOf(file, feature);
    for (const { sources: same } of found) {
      const nearest = Math.max(...same.map(rankOf));
      for (const source of same)
        if (rankOf(source) === nearest) shown.set(source, (shown.get(source) ?? new Set()).add(id));
    }
    const views = sure.filter(({ file }) => /^src\/(?!ui|trade|app)/.test(file));
    groups[id] = mostOf(countedIn(views, ({ key }) => key.split('/')[0]!)) ?? feature;
  }
  return {
    texts: sources.map((source) => ({ ...source, stories: [...(shown.get(source) ?? [])] })),
    data: [...data].map(([text, ids]): DataText => ({ text, stories: [...ids] })),
    groups,
  };
};
