import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { Quote } from '#contract/services/quote.ts';

/** What was searched for, as far as it is known: containers, cubic metres and kilograms. */
export interface SailingLoad {
  isDanger: 'Y' | 'N';
  items: OrderForm['items'];
  volume: number | string;
  weight: number | string;
}

/** What can be saved under a name: the price of a form, or of a sailing for the searched load, or an order as a template. */
export type NamingSource =
  | { form: OrderForm; quote: Quote }
  | { sailing: Quote; load: SailingLoad }
  | { order: { orderNo: string; routeZh: string } };
