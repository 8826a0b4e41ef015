import type { Order } from '#contract/booking/orderForm.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicions.ts';
import { suspicionsOf } from '#contract/rules/acceptance/suspicions.ts';
import type { Quote } from '#contract/services/quote.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { orderFindings } from '#contract/booking/orderFindings.ts';
import { findingText } from '#contract/rules/loading/loadFinding.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Database } from '#service/db/database.ts';
import { dangerousGoodsEntries as entries } from '#service/db/schema/reference.ts';

/** Figures of an order that a specialist has to confirm. */
const measuresInDoubt = (order: Order): Suspicion[] => {
  const service: ServiceDefinition = allServices[order.line];
  return orderFindings(service, factsOf(service, order)).flatMap((finding) =>
    finding.verdict === 'desk' ? [{ path: finding.path, why: 'measures', words: findingText(finding) }] : [],
  );
};

/** Why the desk reviews an order: dangerous goods that it does not declare, by the service's own list, and its figures. */
export const suspicionsIn = async (db: Database, order: Order, quote: Quote): Promise<Suspicion[]> => {
  const list = await db
    .select({
      unNumber: entries.unNumber,
      properShippingName: entries.properShippingName,
      nameZh: entries.nameZh,
      commonNameZh: entries.commonNameZh,
      cas: entries.cas,
    })
    .from(entries);
  return [...suspicionsOf(order, quote, list), ...measuresInDoubt(order)];
};
