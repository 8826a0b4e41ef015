import { fromCallback } from 'xstate';
import type { OrderDraftsRequests } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { requests } from '#machines/effects.ts';
import { preserveKeyboardFocus } from '#src/app/navigation/scroll.ts';
import type { Site } from '#src/app/siteContext.ts';
import { readLocal, writeLocal } from '#src/platform/browser.ts';
import { localKeys, onLocalChange, readStored, writeStored } from '#src/platform/storage.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { orderDraft } from '#contract/booking/orderDraft.ts';
import type { FormStart } from '#contract/booking/blankOrder.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { withListedNames } from '#contract/booking/edits/dangerousDetails.ts';
import type { DraftEvent } from '#machines/booking/bookingContext.ts';
import { newId } from '#src/platform/id.ts';
import { newDraft } from './draftFrom.ts';
import { isFormOf, withNewFields } from '#contract/booking/formShape.ts';

/** The storage of a device's drafts, shared by all tabs. */
interface DraftStorage {
  read: (key: string) => unknown;
  /** Writes a value, or removes it if undefined; does nothing if the browser rejects storage. */
  write: (key: string, value: unknown) => void;
  /** The keys with a prefix. */
  keys: (prefix: string) => string[];
  /** Calls back with the key that another tab has written or removed, '' if it cleared all; returns the unsubscribe function. */
  onChange: (changed: (key: string) => void) => () => void;
}

const prefix = 'draft.';

/** The storage key of a draft: one per offer, and one per order that is amended. */
const placeOf = ({ amends, offerId }: { amends?: string | undefined; offerId: string }): string =>
  amends === undefined ? `${prefix}${offerId}` : `${prefix}amend.${amends}`;
const placeOfDraft = ({ amends, form }: OrderDraft): string => placeOf({ amends, offerId: form.offerId });

/** Parses a stored value; undefined if it is no valid draft of this key. */
const draftIn = (place: string, value: unknown): OrderDraft | undefined => {
  const stored = orderDraft.safeParse(value);
  if (!stored.success) return undefined;
  const service: ServiceDefinition | undefined = Object.hasOwn(allServices, stored.data.form.line)
    ? allServices[stored.data.form.line]
    : undefined;
  if (!service) return undefined;
  const form = withNewFields(service, stored.data.form);
  return isFormOf(service, form) && placeOfDraft(stored.data) === place
    ? { ...stored.data, form: withListedNames(form) }
    : undefined;
};

/** Identifies one revision of a draft. */
const stampOf = ({ key, revision }: OrderDraft): string => `${key} ${revision}`;

/** The drafts of a device as one tab knows them; created once per page load. */
const draftStore = ({ read, write, keys, onChange }: DraftStorage) => {
  /** The revision that this tab last read or wrote, by storage key. */
  const known = new Map<string, string>();
  const watchers = new Set<() => void>();

  const draftAt = (place: string): OrderDraft | undefined => draftIn(place, read(place));
  const know = (draft: OrderDraft): OrderDraft => {
    known.set(placeOfDraft(draft), stampOf(draft));
    return draft;
  };
  const notifyWatchers = (): void => {
    for (const watcher of watchers) watcher();
  };
  /** The stored draft of an offer, even if the offer no longer exists. */
  const find = (offerId: string): OrderDraft | undefined => draftAt(placeOf({ offerId }));
  /** Stores a draft, unless another tab has changed it and `watch` has not reported that yet. */
  const store = (draft: OrderDraft): void => {
    const place = placeOfDraft(draft);
    const stored = draftAt(place);
    if (stored && stampOf(stored) !== known.get(place)) return;
    write(place, { ...draft, savedAt: new Date().toISOString() });
    // if the browser rejects storage, no other tab can change the draft
    if (draftAt(place)) know(draft);
    notifyWatchers();
  };
  /** Stores a draft at the user's request, over any other of the same offer. */
  const replace = (draft: OrderDraft): void => {
    const stored = draftAt(placeOfDraft(draft));
    if (stored) know(stored);
    store(draft);
  };
  const drop = (draft: OrderDraft): void => {
    write(placeOfDraft(draft), undefined);
    known.delete(placeOfDraft(draft));
    notifyWatchers();
  };

  return {
    find,
    store,
    replace,
    drop,
    /** All drafts, the newest first; removes invalid ones and those of an older format. */
    list: (): OrderDraft[] =>
      keys(prefix)
        .flatMap((place) => {
          const draft = draftAt(place);
          if (!draft) write(place, undefined);
          return draft ? [draft] : [];
        })
        .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt)),
    /** The stored draft of an offer, or a new one. */
    open: (
      service: ServiceDefinition,
      offerId: string,
      { titleZh, ...start }: Omit<FormStart, 'offerId'> & { titleZh: string },
    ): OrderDraft => {
      const stored = find(offerId);
      return stored?.form.line === service.line
        ? know(stored)
        : newDraft(titleZh, blankForm(service, { ...start, offerId }));
    },
    /** The stored draft that amends an order. */
    openAmendment: (orderNo: string): OrderDraft | undefined => {
      const stored = draftAt(placeOf({ amends: orderNo, offerId: '' }));
      return stored && know(stored);
    },
    /** Moves the draft of one offer to another offer of its service, under a new key; undefined if there is none. */
    move: (fromOfferId: string, offerId: string, titleZh: string): OrderDraft | undefined => {
      const stored = find(fromOfferId);
      if (!stored || fromOfferId === offerId) return undefined;
      const { documents } = stored;
      const moved = { ...newDraft(titleZh, { ...stored.form, offerId }), ...(documents && { documents }) };
      replace(moved);
      drop(stored);
      return moved;
    },
    /** Reports each change that another tab makes or has made to a draft; returns the unsubscribe function. */
    watch: (draft: OrderDraft, report: (event: DraftEvent) => void): (() => void) => {
      const place = placeOfDraft(draft);
      const check = () => {
        const stored = draftAt(place);
        if (known.get(place) === (stored && stampOf(stored))) return;
        // once reported, this tab may overwrite it
        if (stored) know(stored);
        else known.delete(place);
        report(
          stored
            ? { type: 'draft.changedElsewhere', theirs: stored }
            : { type: 'draft.deletedElsewhere', freshKey: newId() },
        );
      };
      check();
      return onChange((changed) => (changed === '' || changed === place) && check());
    },
    /** Calls back when any draft is stored or deleted, in this tab or another; returns the unsubscribe function. */
    watchAll: (changed: () => void): (() => void) => {
      watchers.add(changed);
      const end = onChange((place) => (place === '' || place.startsWith(prefix)) && changed());
      return () => {
        watchers.delete(changed);
        end();
      };
    },
  };
};
export type DraftStore = ReturnType<typeof draftStore>;

/** The drafts of this device, as the page knows them. */
export const draftsOf = ({ shared }: Pick<Site, 'shared'>): DraftStore =>
  shared('drafts', () => draftStore({ read: readLocal, write: writeLocal, keys: localKeys, onChange: onLocalChange }));

const putOffKey = 'draftPutOff';

/** The key of the draft whose suggestion was dismissed in this tab, for the tab's lifetime. */
export const putOffDraft = (): string | undefined => readStored('sessionStorage', putOffKey) ?? undefined;

/** The drafts machine with this device's storage. */
export const orderDraftsWith = (site: Pick<Site, 'shared'>) => {
  const drafts = draftsOf(site);
  return orderDraftsMachine.provide({
    actors: {
      ...requests<OrderDraftsRequests>({ readDrafts: async () => drafts.list() }),
      otherWindows: fromCallback(({ sendBack }) => drafts.watchAll(() => sendBack({ type: 'drafts.changed' }))),
    },
    actions: {
      dropDraft: (_, { draft }) => drafts.drop(draft),
      storePutOff: (_, { putOff }) => {
        writeStored('sessionStorage', putOffKey, putOff);
        // the strip disappears with the pressed button
        preserveKeyboardFocus();
      },
      restoreDraft: (_, { deleted }) => deleted && drafts.replace(deleted),
    },
  });
};
