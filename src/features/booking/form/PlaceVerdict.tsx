import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { Filling } from './formContext.ts';
import { PairVerdict } from './PairVerdict.tsx';

interface Props {
  place: Acceptance['places'][number];
  filling: Filling;
}

/** What the rules say of the dangerous goods that share a container, a consolidation or a bay, pair by pair. */
export function PlaceVerdict({ place, filling }: Props) {
  const { shares, items } = filling.line;
  const { unit, verdict } = place;
  const words = bookingCopy.verdicts;
  if (!shares) return null;
  return (
    <section className="overflow-hidden rounded-md border border-line">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-canvas px-3.5 py-2">
        <h3 className="font-semibold">{words.place[shares](unit, items?.unitZh ?? '')}</h3>
        <Badge tone={verdict.apart ? 'critical' : 'notice'}>{verdict.apart ? words.apart[shares] : words.review}</Badge>
      </header>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {verdict.pairs.map((pair) => (
          <PairVerdict key={pair.lines.join()} pair={pair} place={shares} filling={filling} />
        ))}
      </ul>
    </section>
  );
}
