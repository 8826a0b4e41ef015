import ArrowRight from 'lucide-react/icons/arrow-right';
import MapPin from 'lucide-react/icons/map-pin';
import type { Quote } from '#contract/services/quote.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Facts } from '#src/ui/Facts.tsx';
import type { FormEditor } from './formContext.ts';
import { StepCard } from './StepCard.tsx';

/** The route or place, the carrier, the transit time and the frequency. */
export function RouteStep({ editor }: { editor: FormEditor }) {
  const { service, quote } = editor;
  const messages = bookingMessages.quote;
  const kind = service.moves ? 'moves' : 'stays';
  return (
    <StepCard id="quote" editor={editor}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        {!quote.destination && <MapPin className="size-5 shrink-0 text-brand-600" />}
        <Place place={quote.origin} label={quote.destination ? messages.origin : messages.place} />
        {quote.destination && (
          <>
            <ArrowRight className="size-5 shrink-0 text-brand-600" />
            <Place place={quote.destination} label={messages.destination} />
          </>
        )}
      </div>
      <Facts
        className="mt-4 gap-y-3 md:grid-cols-[repeat(4,auto)]"
        facts={[
          [messages.carrier[kind], quote.carrierZh],
          [messages.transit, quote.transitDays === null ? null : messages.days(quote.transitDays)],
          [messages.frequency[kind], quote.frequencyZh],
          [messages.validUntil, dayTime(quote.validUntil)],
        ]}
      />
    </StepCard>
  );
}

/** A place by name, with its trade code; a city's number is omitted. */
function Place({ place, label }: { place: Quote['origin']; label: string }) {
  return (
    <p className="min-w-0 font-semibold">
      <span className="sr-only">{label} </span>
      <span className="text-lg">{place.nameZh}</span>{' '}
      {/[A-Z]/.test(place.code) && <span className="text-xs font-normal text-ink-soft">{place.code}</span>}
    </p>
  );
}
