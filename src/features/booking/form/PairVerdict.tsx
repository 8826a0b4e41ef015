import type { ReactNode } from 'react';
import type { PairVerdict as Pair } from '#contract/rules/segregation/segregation.ts';
import type { SharedPlace } from '#contract/rules/segregation/segregationReliefs.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import type { Filling } from './formContext.ts';
import { MoveButton } from './MoveButton.tsx';
import { basisOf, cargoName, sourceZh } from './verdictWords.ts';

interface Props {
  pair: Pair;
  place: SharedPlace;
  filling: Filling;
}

/** What is asked of two lines: the level and its paragraphs, each rule, what stays open, and what can be done. */
export function PairVerdict({ pair, place, filling }: Props) {
  const words = bookingCopy.verdicts;
  const [one, other] = pair.lines.map((id) => cargoName(filling, Number(id)));
  const unit = filling.line.items?.unitZh ?? '';
  const { findings, doubts, reliefs, remedies } = pair;
  const rows: [string, ReactNode][] = [
    [words.basis, basisOf(pair)],
    [words.because, findings.map(({ source, match }) => `${sourceZh(source)}：${match}`).join('；')],
    [words.open, doubts.map(({ reason, source }) => `${words.doubts[reason]}（${sourceZh(source)}）`).join('；')],
    [words.relieved, reliefs.map(sourceZh).join('、')],
    [words.remedy, remedies.map((remedy) => words.remedies[place][remedy](unit)).join('；')],
  ];
  return (
    <li className={`px-3.5 py-2.5 ${pair.apart ? 'bg-critical-soft' : ''}`}>
      <p className="font-medium">{words.pair(one ?? '', other ?? '')}</p>
      <p className={pair.apart ? 'font-semibold text-critical' : 'font-medium text-notice'}>
        {typeof pair.level === 'number' ? words.level(pair.level, pair.termZh) : pair.termZh}
      </p>
      <dl className="mt-1 text-sm text-ink-soft">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="w-16 shrink-0 sm:w-20 text-ink-faint">{name}</dt>
              <dd className="min-w-0 flex-1">{value}</dd>
            </div>
          ))}
      </dl>
      {pair.apart && remedies.includes('secondContainer') && (
        <MoveButton filling={filling} index={Math.max(...pair.lines.map(Number))} />
      )}
    </li>
  );
}
