import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { FormStart, OrderDraft, OrderForm } from '#contract/booking/orderForm.ts';
import { blankForm, orderDraft, shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OtherWindow } from '#machines/booking/booking.ts';
import { readLocal, writeLocal } from '#src/platform/browser.ts';
import { isFormOf } from './draftShape.ts';
import { newId } from '#src/platform/id.ts';
import { localKeys, onLocalChange } from '#src/platform/storage.ts';

const prefix = 'draft.';

/** Where a draft is kept: one for each offer, and one for each order that is amended. */
const placeOf = ({ amends, offerId }: { amends?: string | undefined; offerId: string }): string =>
  amends === undefined ? `${prefix}${offerId}` : `${prefix}amend.${amends}`;
const placeOfDraft = ({ amends, form }: OrderDraft): string => placeOf({ amends, offerId: form.offerId });

/** What is kept there, where it is a draft of ours; what storage holds is foreign input. */
const draftAt = (place: string): OrderDraft | undefined => {
  const kept = orderDraft.safeParse(readLocal(place));
  if (!kept.success) return undefined;
  const line: LineDefinition | undefined = Object.hasOwn(allLines, kept.data.form.line)
    ? allLines[kept.data.form.line]
    : undefined;
  return line && isFormOf(line, kept.data.form) && placeOfDraft(kept.data) === place ? kept.data : undefined;
};

/** Tells one state of a draft from another. */
const stampOf = ({ key, revision }: OrderDraft): string => `${key} ${revision}`;

/** What of each place this window has last read or written. */
const known = new Map<string, string>();

const know = (draft: OrderDraft): OrderDraft => {
  known.set(placeOfDraft(draft), stampOf(draft));
  return draft;
};

const watchers = new Set<() => void>();
const tellWatchers = (): void => {
  for (const watcher of watchers) watcher();
};

/** The drafts of this device, the newest first; what is none of ours, or of an older kind, is removed. */
export const readDrafts = (): OrderDraft[] =>
  localKeys(prefix)
    .flatMap((place) => {
      const draft = draftAt(place);
      if (!draft) writeLocal(place, undefined);
      return draft ? [draft] : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));

/** A draft that was never kept, with a key of its own. */
const newDraft = (titleZh: string, form: OrderForm, amends?: string): OrderDraft => ({
  version: 2,
  key: newId(),
  revision: 0,
  savedAt: new Date().toISOString(),
  titleZh: titleZh.slice(0, 200),
  ...(amends === undefined ? {} : { amends }),
  form,
});

/** The draft kept on this device for an offer, or a new one. */
export const openDraft = (
  line: LineDefinition,
  offerId: string,
  { titleZh, ...start }: Omit<FormStart, 'offerId'> & { titleZh: string },
): OrderDraft => {
  const kept = draftAt(placeOf({ offerId }));
  return kept?.form.line === line.line ? know(kept) : newDraft(titleZh, blankForm(line, { ...start, offerId }));
};

/** The draft kept for an offer that is perhaps no longer there; undefined where nothing was typed. */
export const keptDraft = (offerId: string): OrderDraft | undefined => draftAt(placeOf({ offerId }));

/** The kept draft that amends an order, if there is one. */
export const openAmendment = (orderNo: string): OrderDraft | undefined => {
  const kept = draftAt(placeOf({ amends: orderNo, offerId: '' }));
  return kept && know(kept);
};

/** Keeps a draft; where another window has written meanwhile, that is left alone until `otherWindow` has told of it. */
export const storeDraft = (draft: OrderDraft): void => {
  const place = placeOfDraft(draft);
  const stored = draftAt(place);
  if (stored && stampOf(stored) !== known.get(place)) return;
  writeLocal(place, { ...draft, savedAt: new Date().toISOString() });
  // a browser that refuses storage keeps nothing, so nothing can be changed behind its back
  if (draftAt(place)) know(draft);
  tellWatchers();
};

/** Keeps a draft that the user asked for, in the place of any other for the same offer. */
export const replaceDraft = (draft: OrderDraft): void => {
  const stored = draftAt(placeOfDraft(draft));
  if (stored) know(stored);
  storeDraft(draft);
};

export const dropDraft = (draft: OrderDraft): void => {
  writeLocal(placeOfDraft(draft), undefined);
  known.delete(placeOfDraft(draft));
  tellWatchers();
};

/** The draft of one offer goes on with another of its line, under a key of its own; undefined where there is none. */
export const moveDraft = (fromOfferId: string, offerId: string, titleZh: string): OrderDraft | undefined => {
  const kept = draftAt(placeOf({ offerId: fromOfferId }));
  if (!kept || fromOfferId === offerId) return undefined;
  const moved = newDraft(titleZh, { ...kept.form, offerId });
  replaceDraft(moved);
  dropDraft(kept);
  return moved;
};

/** What another window has made of a draft, told once; undefined where it is as this window left it. */
const changeOf = (place: string): OtherWindow | undefined => {
  const mine = known.get(place);
  const stored = draftAt(place);
  if (mine === (stored && stampOf(stored))) return undefined;
  // from now on this window writes over it knowingly
  if (stored) know(stored);
  else known.delete(place);
  return { theirs: stored ?? null, freshKey: newId() };
};

/** Who has answered listens no longer, as who is asked no longer: the next change is for whoever asks then. */
const listeningUntil = (signal: AbortSignal): AbortController => {
  const listening = new AbortController();
  signal.addEventListener('abort', () => listening.abort());
  return listening;
};

/** Resolves once another window has stored this draft as another, or ordered or deleted it; never, if none does. */
export const otherWindow = async (draft: OrderDraft, signal: AbortSignal): Promise<OtherWindow> =>
  new Promise((resolve) => {
    const place = placeOfDraft(draft);
    const listening = listeningUntil(signal);
    const look = () => {
      const change = changeOf(place);
      if (!change) return;
      listening.abort();
      resolve(change);
    };
    onLocalChange((changed) => (changed === '' || changed === place) && look(), listening.signal);
    // what happened between its opening and now
    look();
  });

/** Resolves once any draft is stored or deleted, here or in another window. */
export const draftsChanged = async (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const listening = listeningUntil(signal);
    const tell = () => {
      listening.abort();
      resolve();
    };
    watchers.add(tell);
    listening.signal.addEventListener('abort', () => watchers.delete(tell));
    onLocalChange((place) => (place === '' || place.startsWith(prefix)) && tell(), listening.signal);
  });

/** The form without the days that have passed: they have to be chosen anew. */
const withoutPastDays = (line: LineDefinition, details: OrderForm['details'], today: string): OrderForm['details'] =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      line.fields[name]?.kind === 'day' && String(value) < today ? '' : value,
    ]),
  );

/** What an order is ordered by again, or amended by. */
interface DraftStart {
  /** The order is amended; otherwise a new one is placed like it. */
  amends: boolean;
  /** The version of the shipping protocol that has been agreed to before; empty where none. */
  protocolVersion: string;
  /** The present day in China, `YYYY-MM-DD`. */
  today: string;
}

/** A draft with an order's content: the papers are held still, passed days and a protocol not agreed to are asked again. */
export const draftFrom = (
  { orderNo, line, routeZh, order }: Pick<OrderDetail, 'orderNo' | 'line' | 'routeZh' | 'order'>,
  { amends, protocolVersion, today }: DraftStart,
): OrderDraft => {
  const definition: LineDefinition = allLines[line];
  const agreed = amends ? [protocolVersion, order.protocolVersion] : [protocolVersion];
  const form: OrderForm = {
    ...order,
    details: withoutPastDays(definition, order.details, today),
    protocolVersion: agreed.includes(shippingProtocolVersion) ? shippingProtocolVersion : '',
  };
  return newDraft(`${definition.nameZh} ${routeZh}`, form, amends ? orderNo : undefined);
};
