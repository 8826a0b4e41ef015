import type { OrderFieldProblem } from '#contract/protocol/fields.ts';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderedGoods } from '#contract/booking/lastOrdered.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { PastEdit } from '#contract/booking/edits/orderEdit.ts';
import type { Total } from '#contract/rules/pricing/price.ts';

/** Changes of the draft in another tab. */
export type DraftEvent =
  | { type: 'draft.changedElsewhere'; theirs: OrderDraft }
  /** It was ordered or deleted there; its key is used up, this tab's form continues under a fresh one. */
  | { type: 'draft.deletedElsewhere'; freshKey: string };

/** The initial data of a booking. */
export interface OpenedBooking {
  draft: OrderDraft;
  quote: Quote;
  addresses?: readonly AddressEntry[];
  /** The goods of the customer's last orders, the newest first. */
  lastGoods?: readonly OrderedGoods[];
  promised?: PromisedPrice;
  /** The cargo items that were declared as the desk proposed. */
  declared?: readonly number[];
}

export type BookingRequests = {
  /** Opens the draft stored for this quote, or a new one, with the quote, the price promised to it and the user's addresses. */
  openBooking: (of: { offerId: string }) => Promise<OpenedBooking>;
  /** Resolves once the user is signed in; rejects if the visitor closes the dialog. */
  signIn: () => Promise<unknown>;
  placeOrder: (intention: { draft: OrderDraft; expectedTotals: Total[] }) => Promise<PlacedOrder>;
  fetchQuote: (of: { offerId: string }) => Promise<Quote>;
  /** The current version of the order that is amended. */
  fetchVersion: (of: { orderNo: string }) => Promise<number>;
};

/** The context of a booking. */
export interface BookingContext {
  service: ServiceDefinition;
  offerId: string;
  draft?: OrderDraft;
  quote?: Quote;
  /** The price of the ordered saved quote, or of the amended order. */
  promised?: PromisedPrice | undefined;
  /** The addresses to fill parties from. */
  addresses?: readonly AddressEntry[] | undefined;
  /** The goods that can be ordered again. */
  lastGoods?: readonly OrderedGoods[] | undefined;
  problems: Readonly<Record<string, OrderFieldProblem>>;
  /** Edits that can be undone, oldest first. */
  past: readonly PastEdit[];
  errorMessage?: string | undefined;
  /** Whether overdue bills or the credit limit of the company block the order. */
  isCreditBlocked?: boolean | undefined;
  formerTotals: Total[];
  /** Why the price of the saved quote or offer no longer holds; undefined if charges changed otherwise. */
  priceLossZh?: string | undefined;
  /** Whether a document is being uploaded: the order waits for it. */
  isUploading?: boolean | undefined;
  order?: PlacedOrder;
  /** Another tab's version of the draft. */
  theirs?: OrderDraft | undefined;
}
