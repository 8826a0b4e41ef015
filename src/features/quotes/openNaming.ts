import type { Site } from '#src/app/siteContext.ts';
import { patiently } from '#src/platform/lazy.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { Quote } from '#contract/services/quote.ts';

/** What was searched for, as far as it is known: containers, cubic metres and kilograms. */
interface SailingLoad {
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

/** Opens the dialog that saves a price or an order under a name; a visitor signs in first. */
export const openNaming = async (site: Site, source: NamingSource): Promise<void> => {
  const { requestNaming } = await patiently(() => import('./namingEffects.tsx'));
  requestNaming(site, source);
};
