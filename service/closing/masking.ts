import type { Order } from '#contract/order.ts';
import type { InvoiceRequest } from '#contract/ordering.ts';

/** Stands where a person's name, phone or mail stood. */
const masked = '（已删除）';

const personal: ReadonlySet<string> = new Set([
  'telephone',
  'phone',
  'email',
  'emergencyContact',
  'emergencyPhone',
  'contactName',
  'receiverName',
  'receiverPhone',
  'receiverEmail',
  'remark',
]);

/** A value with everything by which a person is reached or named masked, at any depth, by the names of its fields. */
const withoutPersons = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPersons);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      personal.has(name) && typeof field === 'string' && field !== '' ? masked : withoutPersons(field),
    ]),
  );
};

/** An order as the law wants it kept: goods, route, parties and prices, without any person's name, phone or mail. */
export const maskedOrder = (order: Order): Order => {
  const { bookingContact, ...rest } = withoutPersons(order) as Order;
  return { ...rest, bookingContact: { ...bookingContact, name: masked } };
};

/** An invoice as the law wants it kept: what is printed on it, without who received it. */
export const maskedInvoice = (invoice: InvoiceRequest): InvoiceRequest => ({
  ...(withoutPersons(invoice) as InvoiceRequest),
  address: masked,
});
