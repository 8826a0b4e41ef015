import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { FormEditor } from './formContext.ts';
import { PairVerdict } from './PairVerdict.tsx';

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
