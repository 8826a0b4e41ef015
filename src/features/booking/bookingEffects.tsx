import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import type { AddressBook } from '#contract/enterprise/addressBook.ts';
import { addressBook } from '#contract/enterprise/addressBook.ts';
import { prefilledForm } from '#contract/booking/prefill.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import type { Quote } from '#contract/services/quote.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { amendOrder, orderDetail, placeOrder } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { orderQuote } from '#contract/quotes/savedQuotes.ts';
import type { BookingRequests, OpenedBooking } from '#machines/booking/bookingContext.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { orderStart, withCargo, withCheckedGoods, withRow } from '#src/features/booking/form/orderStart.ts';
import { documentsWith } from '#src/features/orders/documentsEffects.ts';
import { openNaming } from '#src/features/quotes/openNaming.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import { focusNamedField } from '#src/platform/namedField.ts';
import { focusField, focusOnceShown } from '#src/platform/pageActions.ts';
import { draftFrom } from './draftFrom.ts';
import { draftsOf } from './draftsEffects.ts';
import { dayOf } from '#src/ui/format.ts';
import type { OrderRequest } from './orderAddress.ts';
import { listPath, placedPath, withoutRow } from './orderAddress.ts';
import { OrderPage } from './Booking.tsx';
import { agreedVersion, agreeOnce } from './agreement.ts';
import { raiseAuthNotice } from '#src/features/enterprise/authNoticeEffects.ts';
import { useConstants } from '#src/features/goods/goodsEffects.tsx';
import { userCenterPath } from '#src/features/enterprise/userCenterPath.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useMadeFrom, useSite, useSiteActor } from '#src/app/siteContext.ts';
import { useActorRef } from '#src/platform/actors.ts';
import { applyEdit } from '#contract/booking/edits/applyEdit.ts';
import { recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import { proposalsOf } from '#contract/orders/reviewTraits.ts';
import type { ProposedEntry, Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { GoodsRecognitionRequests } from '#machines/booking/goodsRecognition.ts';
import { goodsRecognitionMachine } from '#machines/booking/goodsRecognition.ts';
import type { TypedGoodsRequests } from '#machines/booking/typedGoods.ts';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';

/** The row of the list for a proposed entry; undefined if the list has several and none of its packing group. */
const listedGoodsOf = async (
  { call }: Pick<Site, 'call'>,
  { unNumber, packingGroup }: Pick<ProposedEntry, 'unNumber' | 'packingGroup'>,
): Promise<DangerousGoods | undefined> => {
  const { rows } = await call(dangerousGoodsSearch, { keyword: unNumber, page: 1 }, { quiet: true });
  const entries = rows.filter((row) => row.unNumber === unNumber);
  return entries.find((row) => row.packingGroup === packingGroup) ?? (entries.length === 1 ? entries[0] : undefined);
};

/** A draft in which the proposals of the desk are declared, and the cargo items of them; what the customer typed stays. */
const withProposals = async (
  site: Pick<Site, 'call'>,
  draft: OrderDraft,
  { service, quote, reasons }: { service: ServiceDefinition; quote: Quote; reasons: readonly Suspicion[] },
): Promise<{ draft: OrderDraft; declared: number[] }> => {
  let { form } = draft;
  const declared: number[] = [];
  for (const { path, entry } of proposalsOf(reasons)) {
    const index = Number(/^cargo\.(\d+)/.exec(path)?.[1] ?? 0);
    const goods = entry && (await listedGoodsOf(site, entry));
    form = applyEdit(form, { type: 'dangerousGoods.declared', index, goods }, { service, quote, past: [] });
    if (goods) declared.push(index);
  }
  return { draft: form === draft.form ? draft : { ...draft, revision: draft.revision + 1, form }, declared };
};

/** The lookup of texts that were typed faster than the list answered, with its request. */
const typedGoodsWith = ({ call }: Pick<Site, 'call'>) =>
  typedGoodsMachine.provide({
    actors: requests<TypedGoodsRequests>({
      findGoods: async ({ text }, { signal }) =>
        (await call(dangerousGoodsSearch, { keyword: text, page: 1 }, { quiet: true, signal })).rows,
    }),
  });

/** Recognition of dangerous goods in the cargo of a form, with its request. */
const recognitionWith = (site: Pick<Site, 'call'>) =>
  goodsRecognitionMachine.provide({
    actors: requests<GoodsRecognitionRequests>({
      recogniseGoods: async (texts, { signal }) => {
        const finding = await site.call(recogniseGoods, texts, { quiet: true, signal });
        return finding && { finding, goods: finding.entry && (await listedGoodsOf(site, finding.entry)) };
      },
    }),
  });

const TemplateDialog = lazily(async () => import('#src/features/quotes/templatesEffects.tsx'));

// most orders search the list: its code is loaded before the field can be typed into
import('#src/features/booking/form/dangerousGoods/GoodsLookup.tsx').catch(ignoreUnloadable);

const titleOf = ({ origin, destination, goods }: Quote): string =>
  goods?.nameZh ?? [origin.nameZh, destination?.nameZh].filter(Boolean).join(' → ');

const goodsWith = ({ call }: Site) =>
  listMachineOf<string, DangerousGoods>('dangerousGoods').provide({
    actors: requests<ListRequests<string, DangerousGoods>>({
      fetchRows: async ({ query, page }, { signal }) =>
        call(dangerousGoodsSearch, { keyword: query, page }, { quiet: true, signal }),
    }),
  });

/** Fills a new draft with the load of the search, and the day on which it is ready. */
const withLoad = (draft: OrderDraft, { volume, weight, readyDay }: OrderRequest): OrderDraft => {
  const [first, ...rest] = draft.form.cargo;
  if (!first) return draft;
  const loaded = { ...first, volumeM3: first.volumeM3 || volume, grossKg: first.grossKg || weight };
  const { details } = draft.form;
  const isAsked = readyDay !== '' && details['cargoReadyDay'] === '';
  const ready = isAsked ? { ...details, cargoReadyDay: readyDay } : details;
  return { ...draft, form: { ...draft.form, details: ready, cargo: [loaded, ...rest] } };
};

/** Removes the chosen row from the address: the draft stores it now, and a reload must not choose it again. */
const leaveRowOut = ({ show }: Site, { row }: OrderRequest): void => {
  if (!row || !new URLSearchParams(location.search).has('item')) return;
  show(`${location.pathname}?${withoutRow(location.search, row)}`, { replace: true, still: true });
};

/** An existing draft with the newly chosen row. */
const reopened = (site: Site, draft: OrderDraft, quote: Quote, order: OrderRequest): OrderDraft => {
  const form = withRow(order.service, quote, draft.form, order.row);
  leaveRowOut(site, order);
  if (JSON.stringify(form) === JSON.stringify(draft.form)) return draft;
  const changed = { ...draft, revision: draft.revision + 1, form };
  draftsOf(site).store(changed);
  return changed;
};

/** Removes a parameter from the address: what it requested is done, and a reload must not do it again. */
const leaveOut = ({ show }: Site, name: string): void => {
  const query = new URLSearchParams(location.search);
  if (!query.has(name)) return;
  query.delete(name);
  show(`${location.pathname}?${query}`, { replace: true, still: true });
};

/** The draft that amends an order, and the price of the saved quote that the order has. */
const amendmentOf = async (
  site: Site,
  { service, amends: orderNo, declares }: OrderRequest & { amends: string },
  quote: Quote,
): Promise<Pick<OpenedBooking, 'draft' | 'promised' | 'declared'>> => {
  const stored = draftsOf(site).openAmendment(orderNo);
  if (!stored) await site.signIn();
  const fetched = site.call(orderDetail, { orderNo }, { quiet: true });
  const order = stored ? await fetched.catch(() => undefined) : await fetched;
  const promised = order?.quoteId !== undefined && { promised: { ...order, nameZh: null } };
  if (!order) return { draft: stored!, ...promised };
  const start = { amends: true, protocolVersion: agreedVersion(site, order.line), today: dayOf(Date.now()) };
  const draft = stored ?? { ...draftFrom(order, start), seen: versionOf(order) };
  if (!declares) return { draft, ...promised };
  const proposed = await withProposals(site, draft, { service, quote, reasons: order.reviewReasons });
  if (proposed.draft !== draft) draftsOf(site).store(proposed.draft);
  leaveOut(site, 'declare');
  return { ...proposed, ...promised };
};

/** The price of the saved quote that a stored draft begins with; a quote that does not hold any more has none. */
const quotedPrice = async (site: Site, { offerId, amends }: OrderRequest): Promise<PromisedPrice | undefined> => {
  const quoteId = amends === undefined ? draftsOf(site).find(offerId)?.quoteId : undefined;
  if (quoteId === undefined || site.currentUser() === undefined) return undefined;
  const begun = await site.call(orderQuote, { id: quoteId }, { quiet: true }).catch(() => undefined);
  return begun?.promised ?? undefined;
};

export const bookingWith = (site: Site, requested: OrderRequest) => {
  const wanted = withCargo(requested, dayOf(Date.now()));
  const { call, signIn } = site;
  const drafts = draftsOf(site);
  const { service, offerId, isDanger, amends, draftOf } = wanted;
  const fetchQuote = async () =>
    call(chargeAgreement, { offerId, isDanger, ...(amends !== undefined && { amends }) }, { quiet: true });

  /** The address book of the signed-in user; a form opens without it where it cannot be read. */
  const fetchBook = async (): Promise<AddressBook | undefined> =>
    site.currentUser() === undefined ? undefined : call(addressBook, {}, { quiet: true }).catch(() => undefined);

  /** The entries of the list that have the number of the address. */
  const fetchChecked = async (): Promise<readonly DangerousGoods[]> => {
    if (wanted.unNumber === '') return [];
    const found = call(dangerousGoodsSearch, { keyword: wanted.unNumber, page: 1 }, { quiet: true });
    return found.then(({ rows }) => rows).catch(() => []);
  };

  const draftFor = (quote: Quote, book: AddressBook | undefined, checked: readonly DangerousGoods[]): OrderDraft => {
    const titleZh = `${service.nameZh} ${titleOf(quote)}`;
    const moved = draftOf === undefined ? undefined : drafts.move(draftOf, offerId, titleZh);
    if (moved) return moved;
    const draft = drafts.open(service, offerId, {
      titleZh,
      ...orderStart(service, quote, wanted),
      protocolVersion: agreedVersion(site, service.line),
    });
    if (draft.revision > 0) return reopened(site, draft, quote, wanted);
    const { form } = draft;
    const loaded = withLoad({ ...draft, form: withCheckedGoods(form, wanted.unNumber, checked) }, wanted);
    return book ? { ...loaded, ...prefilledForm({ service, quote, past: [] }, loaded.form, book) } : loaded;
  };

  return bookingMachine.provide({
    actors: {
      ...requests<BookingRequests>({
        openBooking: async () => {
          const quoted = quotedPrice(site, wanted);
          const published = fetchQuote().catch(async (error: unknown) => {
            const { offer } = (await quoted) ?? {};
            if (!offer) throw error;
            return offer;
          });
          const [quote, book, checked, promised] = await Promise.all([published, fetchBook(), fetchChecked(), quoted]);
          const addresses = book && { addresses: book.entries, ...(book.last && { lastGoods: book.last.goods }) };
          if (amends !== undefined)
            return { quote, ...(await amendmentOf(site, { ...wanted, amends }, quote)), ...addresses };
          return { quote, draft: draftFor(quote, book, checked), ...(promised && { promised }), ...addresses };
        },
        signIn,
        placeOrder: async ({ draft, expectedTotals }) => {
          const order = orderOf(service).parse(draft.form);
          await agreeOnce(site, order.line, order.protocolVersion);
          const documents = draft.documents?.map(({ id }) => id) ?? [];
          const attached = documents.length === 0 ? {} : { documents };
          const options = { idempotencyKey: draft.key, quiet: true };
          if (draft.amends !== undefined)
            return call(amendOrder, { orderNo: draft.amends, version: draft.seen, order, expectedTotals }, options);
          const placed = { order, expectedTotals, ...attached };
          if (draft.quoteId === undefined) return call(placeOrder, placed, options);
          return call(placeOrder, { ...placed, quoteId: draft.quoteId }, options).catch(async (error: unknown) => {
            // a draft may be left from another account, whose quote promises nothing to this one
            if (error instanceof ApiError && error.code === codes.notFound) return call(placeOrder, placed, options);
            throw error;
          });
        },
        fetchQuote,
        fetchVersion: async ({ orderNo }) => versionOf(await call(orderDetail, { orderNo }, { quiet: true })),
      }),
      otherWindow: fromCallback<EventObject, { draft: OrderDraft }>(({ input, sendBack }) =>
        drafts.watch(input.draft, sendBack),
      ),
      documents: documentsWith(site),
      goodsRecognition: recognitionWith(site),
      typedGoods: typedGoodsWith(site),
    },
    actions: {
      storeDraft: (_, { draft }) => {
        if (!draft) return;
        drafts.store(draft);
        leaveRowOut(site, wanted);
      },
      dropDraft: (_, { draft }) => draft && drafts.drop(draft),
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      focusNamedField,
      focusDeclared: (_, { paths }) => focusOnceShown(paths),
      nameOrder: (_, { order }) => order && site.rename(placedPath(service, order.orderNo)),
      finish: (_, { order }) => {
        if (!order) return;
        void raiseAuthNotice(site);
        site.go(placedPath(service, order.orderNo), { replace: true });
      },
    },
  });
};

/** The order page of a service with its effects: one booking per quote in the address. */
export function Order(order: OrderRequest) {
  const { service, offerId } = order;
  const site = useSite();
  const machine = useMadeFrom((of) => bookingWith(of, order));
  const storedDraft = useMadeFrom((of) => draftsOf(of).find(offerId));
  return (
    <OrderPage
      booking={useActorRef(machine, { input: { service, offerId } })}
      goods={useSiteActor(goodsWith, { input: { query: '' } })}
      constants={useConstants()}
      addressBookHref={userCenterPath(site.config, 'addresses')}
      moneyHref={userCenterPath(site.config, 'money')}
      storedDraft={storedDraft}
      onBack={() => site.go(listPath(order))}
      onVerify={() => void site.account.openVerification()}
      TemplateDialog={TemplateDialog}
      onSaveQuote={(form, quote) => void openNaming(site, { form, quote })}
    />
  );
}
