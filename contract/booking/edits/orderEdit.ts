import type { AddressFields } from '#contract/enterprise/addressBook.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { CargoForm, Order, OrderForm } from '#contract/booking/orderForm.ts';
import type { Prefilled } from '#contract/booking/orderDraft.ts';
import type { OrderedGoods } from '#contract/booking/lastOrdered.ts';
import type { Proposal } from '#contract/booking/proposals.ts';
import type { FilledParty } from './parties.ts';
import type { PlainPath } from './plainFields.ts';

/** Values of a cargo item that a safety data sheet may fill in. */
export type SheetValues = Partial<
  Readonly<Record<'properShippingName' | 'technicalName' | 'flashPoint' | 'cas', string>>
>;

/** One command of the user on an order form; cargo indexes count from 0, containers from 1. */
export type OrderEdit =
  | { type: 'field.changed'; path: PlainPath; value: FieldValue }
  /** A container, or whatever the service counts: a truck, a tank, a bag, a piece of work. */
  | { type: 'container.added'; code: string }
  | { type: 'container.removed'; code: string }
  | { type: 'item.quantityChanged'; code: string; quantity: string }
  | { type: 'item.chosen'; code: string }
  | { type: 'cargo.added' }
  /** Rows of a table: after the cargo there is, or in place of the only blank item. */
  | { type: 'cargo.pasted'; cargo: readonly CargoForm[] }
  | { type: 'cargo.copied'; index: number }
  | { type: 'cargo.removed'; index: number }
  | { type: 'cargo.moved'; index: number; unit: number }
  /** With the entry of the list that was proposed, if any. */
  | { type: 'dangerousGoods.declared'; index: number; goods?: DangerousGoods | undefined }
  | { type: 'dangerousGoods.withdrawn'; index: number }
  | { type: 'goods.searched'; index: number; text: string }
  | { type: 'goods.chosen'; index: number; goods: DangerousGoods }
  | { type: 'remedy.applied'; index: number }
  | { type: 'document.promised'; code: string }
  | { type: 'document.withdrawn'; code: string }
  /** Goods of a former order. */
  | { type: 'goods.repeated'; index: number; goods: OrderedGoods }
  /** Values that were proposed for empty fields. */
  | { type: 'proposal.accepted'; proposal: Proposal }
  /** Values of a safety data sheet: its entry of the list, and what the fields of the goods say. */
  | { type: 'sheetValues.accepted'; index: number; goods?: DangerousGoods | undefined; values: SheetValues }
  | { type: 'notifyParty.sharedWithConsignee' }
  | { type: 'notifyParty.namedSeparately' }
  | { type: 'party.chosen'; party: FilledParty; address: AddressFields }
  /** The name of a party was typed and left, among the addresses that it may mean. */
  | { type: 'party.left'; party: FilledParty; addresses: readonly AddressFields[] }
  /** The content of a former order of the same service. */
  | { type: 'template.applied'; order: Order }
  | { type: 'protocol.agreed' }
  | { type: 'protocol.withdrawn' };

/** A form as it stood before an edit. */
export interface PastEdit {
  form: OrderForm;
  edit: OrderEdit;
}

/** What an edit needs besides the form. */
export interface EditScope {
  service: ServiceDefinition;
  quote: Quote;
  /** The earlier edits, oldest first. */
  past: readonly PastEdit[];
  /** The goods of the customer's last orders. */
  lastGoods?: readonly OrderedGoods[] | undefined;
  /** Where the values of the form are from: accepted estimates follow what they were made of. */
  prefilled?: Prefilled | undefined;
}
