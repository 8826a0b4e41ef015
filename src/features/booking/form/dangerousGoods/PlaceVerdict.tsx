import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import type { ReactNode } from 'react';
import type { PairVerdict as Pair } from '#contract/rules/segregation/segregation.ts';
import type { SharedPlace } from '#contract/rules/segregation/segregationReliefs.ts';
import { basisOf, cargoName, sourceZh } from './verdictText.tsx';
import MoveRight from 'lucide-react/icons/move-right';
import { Button } from '#src/ui/buttons/Button.tsx';
import { moveOf } from '#contract/booking/edits/remedies.ts';

/**
 * Moves the second of two cargo items that must not share a container into another one; renders nothing if none is
 * possible.
 */
function MoveButton({ editor, index }: { editor: FormEditor; index: number }) {
  const { service, form, edit } = editor;
  const messages = bookingMessages.verdicts;
  const move = moveOf(editor, form, index);
  if (!move) return null;
  const unit = service.items?.unitZh ?? '';
  const name = bookingMessages.cargoItem(index);
  return (
    <Button
      tone="secondary"
      size="sm"
      className="mt-1.5"
      onClick={() => {
        // the button disappears with the verdict
        document.querySelector<HTMLElement>('#field-cargo')?.focus({ preventScroll: true });
        edit({ type: 'remedy.applied', index });
      }}
    >
      <MoveRight className="size-4" />
      {move.items ? messages.addAndMove(name, move.unit, unit) : messages.move(name, move.unit, unit)}
    </Button>
  );
}

interface PairVerdictProps {
  pair: Pair;
  place: SharedPlace;
  editor: FormEditor;
}

/** The verdict on two cargo items: the level and its paragraphs, each rule, open questions, and remedies. */
function PairVerdict({ pair, place, editor }: PairVerdictProps) {
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

interface Props {
  place: Acceptance['places'][number];
  editor: FormEditor;
}

/** The verdict on dangerous goods that share a container, a consolidation or a bay, pair by pair. */
export function PlaceVerdict({ place, editor }: Props) {
  const { shares, items } = editor.service;
  const { unit, verdict } = place;
  const messages = bookingMessages.verdicts;
  if (!shares) return null;
  return (
    <section className="overflow-hidden rounded-md border border-line">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-canvas px-3.5 py-2">
        <h3 className="font-semibold">{messages.place[shares](unit, items?.unitZh ?? '')}</h3>
        <Badge tone={verdict.apart ? 'critical' : 'notice'}>
          {verdict.apart ? messages.apart[shares] : messages.review}
        </Badge>
      </header>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {verdict.pairs.map((pair) => (
          <PairVerdict key={pair.items.join()} pair={pair} place={shares} editor={editor} />
        ))}
      </ul>
    </section>
  );
}
