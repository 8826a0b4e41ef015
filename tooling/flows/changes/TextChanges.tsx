import { use, useState } from 'react';
import { toneZh } from '../charts/DifferenceList.tsx';
import { tones } from '../charts/tones.ts';
import { areaOf, placesIn } from '../copy/copyData.ts';
import type { Deck, TextChange } from '../copy/deck.ts';
import { readHandbook } from '../handbook/handbook.ts';
import { hashOf } from '../handbook/route.ts';

const shownAtFirst = 100;

/** Whether a text is new, removed or changed. */
export const toneOfText = ({ before, after }: TextChange) =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

/** How many texts are new, removed and changed. */
export const countsZh = (changes: readonly TextChange[]): string =>
  (['added', 'removed', 'changed'] as const)
    .map((tone) => [toneZh[tone], changes.filter((change) => toneOfText(change) === tone).length] as const)
    .filter(([, count]) => count > 0)
    .map(([zh, count]) => `${zh} ${count} 处`)
    .join('，');

/** A text before and after. */
export function TextBeforeAfter({ change: { before, after } }: { change: TextChange }) {
  return (
    <>
      {before !== undefined && <del className="block text-ink-soft">{before}</del>}
      {after !== undefined && <ins className="block no-underline">{after}</ins>}
    </>
  );
}

/** Texts before and after, by area, each with its address and the stories that show it. */
export function TextChanges({ changes, deck }: { changes: readonly TextChange[]; deck: Deck | undefined }) {
  const [most, setMost] = useState(shownAtFirst);
  const handbook = use(readHandbook());
  const places = placesIn(handbook ?? { gallery: [] });
  const storiesOf = new Map(deck?.texts.map(({ key, stories }) => [key, stories]));
  const isUnseen = ({ key }: TextChange): boolean => (storiesOf.get(key) ?? []).length === 0;
  // texts with stories come first
  const shown = changes.toSorted((one, other) => Number(isUnseen(one)) - Number(isUnseen(other))).slice(0, most);
  return (
    <>
      <p className="mt-1 text-ink-soft">{countsZh(changes)}。</p>
      {[...new Set(shown.map(({ key }) => areaOf(key)))].map((area) => (
        <section key={area} aria-label={`文案：${area}`} className="mt-3">
          <h3 className="font-semibold">{area}</h3>
          <ul className="difference handbook-list">
            {shown
              .filter(({ key }) => areaOf(key) === area)
              .map((change) => {
                const [first, ...others] = storiesOf.get(change.key) ?? [];
                const place = first === undefined ? undefined : places.get(first);
                const tone = toneOfText(change);
                return (
                  <li key={change.key}>
                    <strong style={{ color: tones[tone].line }}>{toneZh[tone]}</strong>{' '}
                    <span className="text-sm text-ink-soft">
                      {place
                        ? `${place.page}：${place.state}${others.length > 0 ? `，共 ${others.length + 1} 个画面` : ''}`
                        : '没有画面'}
                    </span>{' '}
                    {tone !== 'removed' && <a href={hashOf({ page: 'copy', key: change.key })}>在文案表中看</a>}
                    <TextBeforeAfter change={change} />
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      {changes.length > most && (
        <button
          type="button"
          onClick={() => setMost(most + 5 * shownAtFirst)}
          className="mt-3 h-9 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
        >
          再显示 {Math.min(5 * shownAtFirst, changes.length - most)} 处（共 {changes.length} 处）
        </button>
      )}
    </>
  );
}
