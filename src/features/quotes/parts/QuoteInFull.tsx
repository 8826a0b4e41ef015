import { useId } from 'react';
import type { ReactNode } from 'react';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OpenContent } from '#contract/quotes/savedQuotes.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { dayTime, upTo } from '#src/ui/format.ts';

const messages = quoteMessages.content;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 border-b border-line pb-1 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

const amountText = (amount: number): string => (amount > 0 ? upTo(amount) : '');

const carrierOf = ({ sailing, carrierZh }: OpenContent): string => sailing?.carrierZh ?? carrierZh ?? '';

function Load({ cargo }: Pick<OpenContent, 'cargo'>) {
  const stated = cargo.filter(
    ({ nameZh, grossKg, volumeM3, dangerousZh }) => nameZh !== '' || grossKg > 0 || volumeM3 > 0 || dangerousZh,
  );
  if (stated.length === 0) return null;
  return (
    <Part title={messages.load}>
      <ul className="flex flex-col gap-3">
        {stated.map((one) => (
          <li key={JSON.stringify(one)}>
            <Facts
              className="gap-y-1 text-sm sm:grid-cols-5"
              facts={[
                [messages.cargo, one.nameZh],
                [messages.danger, one.dangerousZh === null ? messages.general : one.dangerousZh || messages.dangerous],
                [messages.packages, amountText(one.packages)],
                [messages.gross, amountText(one.grossKg)],
                [messages.volume, amountText(one.volumeM3)],
              ]}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What a quote says to everybody who may read it: the carriage, the load, and every charge. */
export function QuoteInFull({ quote }: { quote: OpenContent }) {
  const { line, routeZh, carriageZh, sailing, transitDays, frequencyZh, itemsZh, savedAt, validUntil } = quote;
  const carrier = carrierOf(quote);
  const { items } = allServices[line];
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Facts
        className="gap-y-2.5 sm:grid-cols-3 lg:grid-cols-4"
        facts={[
          [messages.service, allServices[line].nameZh],
          [messages.route, routeZh],
          [items?.labelZh ?? messages.items, itemsZh],
          [messages.carrier, carrier],
          [messages.carriage, carriageZh === carrier ? '' : carriageZh],
          [messages.departs, sailing && dayTime(sailing.estimatedTimeOfDeparture)],
          [messages.arrives, sailing && dayTime(sailing.estimatedTimeOfArrival)],
          [messages.transit, transitDays === null ? '' : messages.days(transitDays)],
          [messages.frequency, frequencyZh],
          [messages.saved, dayTime(savedAt)],
          [messages.validUntil, dayTime(validUntil)],
        ]}
      />
      <Load cargo={quote.cargo} />
      <Part title={messages.fees}>
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
          {quote.totals.map(({ currency }) => (
            <FeeTable key={currency} fees={quote.fees.filter((fee) => fee.currency === currency)} />
          ))}
        </div>
      </Part>
      {quote.notIncluded.length > 0 && (
        <p className="text-sm text-ink-soft">
          {messages.notIncluded}：{quote.notIncluded.join('、')}
        </p>
      )}
    </div>
  );
}
