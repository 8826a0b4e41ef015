import { useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import { matchedRoute, paths, pathTo } from '#contract/app/routes.ts';
import { offerFile } from '#contract/quotes/offers.ts';
import { sharedQuoteSheet } from '#contract/quotes/savedQuotes.ts';
import type { SavedQuote as Saved } from '#contract/quotes/savedQuotes.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { useOpenedAt } from '#src/api/initialData.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { againPath, sailingsPath } from '#src/features/booking/orderAddress.ts';
import { tabHrefs } from '#src/features/orders/orderAddresses.ts';
import { QueryTabs } from '#src/features/orders/parts/QueryTabs.tsx';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { comparedIn, comparisonHref, quotesAddressIn, quotesHref } from '#src/features/quotes/quoteAddresses.ts';
import { Offer } from '#src/features/quotes/Offer.tsx';
import { QuoteComparison } from '#src/features/quotes/QuoteComparison.tsx';
import { QuoteList } from '#src/features/quotes/QuoteList.tsx';
import {
  comparedWith,
  offerWith,
  quotesWith,
  savedQuoteWith,
  sharedQuoteWith,
  shareLinkOf,
} from '#src/features/quotes/quotesEffects.ts';
import { SavedQuote } from '#src/features/quotes/SavedQuote.tsx';
import { SharedQuote } from '#src/features/quotes/SharedQuote.tsx';

const { title, lead } = quoteMessages.list;

function ListAt({ search }: { search: string }) {
  const { show } = useSite();
  return (
    <QuoteList
      actor={useSiteActor(quotesWith, { input: quotesAddressIn(search) })}
      now={useOpenedAt()}
      onCompare={(ids) => show(comparisonHref(ids), { still: true })}
      onList={(query, page) => show(quotesHref(query, page), { still: true })}
    />
  );
}

function ComparisonOf({ ids }: { ids: readonly string[] }) {
  return (
    <QuoteComparison
      actor={useSiteActor(comparedWith, { input: { id: ids.join(',') } })}
      now={useOpenedAt()}
      back={paths.quotes}
    />
  );
}

function Quotes() {
  const search = useSearch();
  const compared = comparedIn(search);
  if (compared.length > 0) return <ComparisonOf key={compared.join(',')} ids={compared} />;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4">
      <header>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 mb-3 text-ink-soft">{lead}</p>
        <QueryTabs shown="quotes" hrefs={tabHrefs} />
      </header>
      <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
        <ListAt key={search} search={search} />
      </div>
    </div>
  );
}

const searchHrefOf = ({ line, offerId, isDangerous }: Saved): string =>
  line === 'fcl' ? sailingsPath(offerId, isDangerous ? 'Y' : 'N') : againPath(allServices[line]);

function QuoteAt({ id }: { id: string }) {
  const actor = useSiteActor(savedQuoteWith, { input: { id } });
  const quote = useSelector(actor, (state) => state.context.quote);
  return (
    <div className="mx-auto max-w-page">
      <SavedQuote
        actor={actor}
        now={useOpenedAt()}
        linkOf={shareLinkOf}
        searchHref={quote && searchHrefOf(quote)}
        orderHrefOf={(orderNo) => pathTo('order', orderNo)}
      />
    </div>
  );
}

function SharedAt({ token }: { token: string }) {
  const { download } = useSite();
  return (
    <SharedQuote
      actor={useSiteActor(sharedQuoteWith, { input: { id: token } })}
      now={useOpenedAt()}
      onSheet={() => void download(sharedQuoteSheet, { token })}
    />
  );
}

function OfferAt({ token }: { token: string }) {
  const { download } = useSite();
  return (
    <Offer
      actor={useSiteActor(offerWith, { input: { token } })}
      now={useOpenedAt()}
      onFile={(id) => void download(offerFile, { token, id })}
    />
  );
}

/** The saved quotes, one, a shared one, or the offer for an enquiry, as the address says. */
export default function QuotePages() {
  const [path] = useLocation();
  const { name, id = '' } = matchedRoute(path) ?? {};
  if (name === 'quote') return <QuoteAt key={id} id={id} />;
  if (name === 'offer') return <OfferAt key={id} token={id} />;
  return name === 'sharedQuote' ? <SharedAt key={id} token={id} /> : <Quotes />;
}
