import { paths, pathTo } from '#contract/app/routes.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { acceptOffer, answerOffer, offerByLink } from '#contract/quotes/offers.ts';
import type { SavedQuote, SavedQuoteSummary, SharedQuote } from '#contract/quotes/savedQuotes.ts';
import {
  orderQuote,
  quoteSheet,
  removeQuote,
  renameQuote,
  savedQuoteDetail,
  savedQuotePage,
  sharedQuote,
  shareQuote,
} from '#contract/quotes/savedQuotes.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OfferRequests } from '#machines/quotes/offer.ts';
import { offerMachine } from '#machines/quotes/offer.ts';
import type { SavedQuoteRequests } from '#machines/quotes/savedQuoteSetup.ts';
import { savedQuoteMachine } from '#machines/quotes/savedQuote.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import { nullWhereUnknown } from '#src/api/nullWhereUnknown.ts';
import type { Site } from '#src/app/siteContext.ts';
import { agreedVersion } from '#src/features/booking/agreement.ts';
import { newDraft } from '#src/features/booking/draftFrom.ts';
import { draftsOf } from '#src/features/booking/draftsEffects.ts';
import { orderPath } from '#src/features/booking/orderAddress.ts';
import { copyText } from '#src/platform/clipboard.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { quoteMessages } from './messages.ts';
import type { QuotesQuery } from './quoteAddresses.ts';

const quiet = { quiet: true };

/** The list of the user's saved quotes with its effects. */
export const quotesWith = ({ call }: Site) =>
  listMachineOf<QuotesQuery, SavedQuoteSummary>('savedQuotes').provide({
    actors: requests<ListRequests<QuotesQuery, SavedQuoteSummary>>({
      fetchRows: async ({ query, page }, { signal }) =>
        unhurried(call(savedQuotePage, { ...query, page }, { quiet: true, signal })),
    }),
  });

/** Quotes side by side with their effects; the id consists of their ids. */
export const comparedWith = ({ call }: Site) =>
  detailMachineOf<SavedQuote[]>('comparedQuotes').provide({
    actors: requests<DetailRequests<SavedQuote[]>>({
      fetchDetail: async ({ id }) =>
        Promise.all(id.split(',').map(async (one) => call(savedQuoteDetail, { id: one }, quiet))),
    }),
  });

/** A shared quote with its effects. */
export const sharedQuoteWith = ({ call }: Site) =>
  detailMachineOf<SharedQuote | null>('sharedQuote').provide({
    actors: requests<DetailRequests<SharedQuote | null>>({
      fetchDetail: async ({ id }) => call(sharedQuote, { token: id }, quiet).catch(nullWhereUnknown),
    }),
  });

/** The address that a share token opens. */
export const shareLinkOf = (shareToken: string): string =>
  new URL(pathTo('sharedQuote', shareToken), location.origin).href;

const withPersons = (cargo: CargoForm, former: CargoForm | undefined): CargoForm => {
  if (!cargo.dangerous || !former?.dangerous) return cargo;
  const { emergencyContact, emergencyPhone } = former.dangerous;
  return { ...cargo, dangerous: { ...cargo.dangerous, emergencyContact, emergencyPhone } };
};

/** The quoted load with the parties that were typed for the same offer before. */
const withTyped = (form: OrderForm, former: OrderForm): OrderForm => ({
  ...form,
  shipper: former.shipper,
  consignee: former.consignee,
  notifyParty: former.notifyParty,
  bookingContact: former.bookingContact,
  cargo: form.cargo.map((cargo, index) => withPersons(cargo, former.cargo[index])),
});

/** Opens the order page with a quote's load; `quoteId` is the quote if the order has its price. */
const beginOrder = (
  site: Site,
  { line, routeZh, quoteId }: Pick<SavedQuote, 'line' | 'routeZh'> & { quoteId: string | undefined },
  form: OrderForm,
): void => {
  const drafts = draftsOf(site);
  const service = allServices[line];
  const former = drafts.find(form.offerId);
  const filled = former ? withTyped(form, former.form) : form;
  const draft = newDraft(`${service.nameZh} ${routeZh}`, { ...filled, protocolVersion: agreedVersion(site, line) });
  drafts.replace({ ...draft, quoteId, revision: former ? 1 : 0 });
  const isDanger = form.cargo.some(({ dangerous }) => dangerous !== null) ? 'Y' : 'N';
  site.go(orderPath(service, form.offerId, { isDanger }));
};

const copyLink = async ({ notify }: Site, shareToken: string): Promise<void> => {
  try {
    await copyText(shareLinkOf(shareToken));
    notify('success', quoteMessages.quote.copied);
  } catch {
    notify('error', quoteMessages.quote.copyFailed);
  }
};

/** One saved quote with its effects. */
export const savedQuoteWith = (site: Site) => {
  const { call } = site;
  return savedQuoteMachine.provide({
    actors: requests<SavedQuoteRequests>({
      fetchQuote: async (of, { signal }) => call(savedQuoteDetail, of, { quiet: true, signal }),
      rename: async (of) => call(renameQuote, of, quiet),
      share: async (of) => call(shareQuote, of, quiet),
      saveSheet: async (of) => site.saveFile(quoteSheet, of),
      startOrder: async (of) => call(orderQuote, of, quiet),
      remove: async (of) => call(removeQuote, of, quiet),
    }),
    actions: {
      focusName: () => focusField(['quoteName']),
      copyLink: (_, { quote }) => quote?.shareToken != null && void copyLink(site, quote.shareToken),
      beginOrder: (_, { quote, start: { form, promised } }) =>
        beginOrder(site, { ...quote, quoteId: promised ? quote.id : undefined }, form),
      leave: () => site.go(paths.quotes, { replace: true }),
    },
  });
};

/** An offer for an enquiry with its effects; an accepted option opens the order page at its price. */
export const offerWith = (site: Site) =>
  offerMachine.provide({
    actors: requests<OfferRequests>({
      fetchOffer: async (of, { signal }) => site.call(offerByLink, of, { quiet: true, signal }),
      signIn: site.signIn,
      accept: async (of) => site.call(acceptOffer, of, quiet),
      answer: async (of) => site.call(answerOffer, of, quiet),
    }),
    actions: {
      focusText: () => focusField(['offerText']),
      beginOrder: (_, { offer, order }) =>
        offer && order && beginOrder(site, { ...order, line: offer.line }, order.form),
    },
  });
