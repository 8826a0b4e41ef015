import ArrowRight from 'lucide-react/icons/arrow-right';
import MapPin from 'lucide-react/icons/map-pin';
import type { Offer } from '#contract/services/quote.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Facts } from '#src/ui/Facts.tsx';
import type { Filling } from './formContext.ts';
import { StepCard } from './StepCard.tsx';

/** From where to where, or the one place; by whom, how long and how often. */
export function RouteStep({ filling }: { filling: Filling }) {
  const { line, offer } = filling;
  const words = bookingCopy.offer;
  const kind = line.moves ? 'moves' : 'stays';
  return (
    <StepCard id="offer" filling={filling}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        {!offer.destination && <MapPin className="size-5 shrink-0 text-brand-600" />}
        <Place place={offer.origin} label={offer.destination ? words.origin : words.place} />
        {offer.destination && (
          <>
            <ArrowRight className="size-5 shrink-0 text-brand-600" />
            <Place place={offer.destination} label={words.destination} />
          </>
        )}
      </div>
      <Facts
        className="mt-4 gap-y-3 md:grid-cols-[repeat(4,auto)]"
        facts={[
          [words.carrier[kind], offer.carrierZh],
          [words.transit, offer.transitDays === null ? null : words.days(offer.transitDays)],
          [words.frequency[kind], offer.frequencyZh],
          [words.validUntil, dayTime(offer.validUntil)],
        ]}
      />
    </StepCard>
  );
}

/** A place by name, with the code that the trade knows it by; a city's number says nothing to a reader. */
function Place({ place, label }: { place: Offer['origin']; label: string }) {
  return (
    <p className="min-w-0 font-semibold">
      <span className="sr-only">{label} </span>
      <span className="text-lg">{place.nameZh}</span>{' '}
      {/[A-Z]/.test(place.code) && <span className="text-xs font-normal text-ink-soft">{place.code}</span>}
    </p>
  );
}
