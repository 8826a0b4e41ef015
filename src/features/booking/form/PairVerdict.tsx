import type { ReactNode } from 'react';
import type { PairVerdict as Pair } from '#contract/rules/segregation/segregation.ts';
import type { SharedPlace } from '#contract/rules/segregation/segregationReliefs.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from './formContext.ts';
import { MoveButton } from './MoveButton.tsx';
import { basisOf, cargoName, sourceZh } from './verdictText.ts';

interface Props {
  pair: Pair;
  place: SharedPlace;
  editor: FormEditor;
}

/** The verdict on two cargo items: the level and its paragraphs, each rule, open questions, and remedies. */
export function PairVerdict({ pair, place, editor }: Props) {
  const messages = bookingMessages.verdicts;
  const [one, other] = pair.items.map((id) => cargoName(editor, Number(id)));
  const unit = editor.service.items?.unitZh ?? '';
  const { findings, doubts, reliefs, remedies } = pair;
  const rows: [string, ReactNode][] = [
    [messages.basis, basisOf(pair)],
    [messages.because, findings.map(({ source, match }) => `${sourceZh(source)}：${match}`).join('；')],
    [messages.open, doubts.map(({ reason, source }) => `${messages.doubts[reason]}（${sourceZh(source)}）`).join('；')],
    [messages.relieved, reliefs.map(sourceZh).join('、')],
    [messages.remedy, remedies.map((remedy) => messages.remedies[place][remedy](unit)).join('；')],
  ];
  return (
    <li className={`px-3.5 py-2.5 ${pair.apart ? 'bg-critical-soft' : ''}`}>
      <p className="font-medium">{messages.pair(one ?? '', other ?? '')}</p>
      <p className={pair.apart ? 'font-semibold text-critical' : 'font-medium text-notice'}>
        {typeof pair.level === 'number' ? messages.level(pair.level, pair.termZh) : pair.termZh}
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
        <MoveButton editor={editor} index={Math.max(...pair.items.map(Number))} />
      )}
    </li>
  );
}
