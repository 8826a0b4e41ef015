import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { orderPath } from './orderAddress.ts';

/** The address at which a draft is continued. */
export const draftPath = ({ amends, form }: OrderDraft): string => {
  const isDangerous = form.cargo.some(({ dangerous }) => dangerous !== null);
  return orderPath(allServices[form.line], form.offerId, {
    isDanger: isDangerous ? 'Y' : 'N',
    ...(amends === undefined ? {} : { amend: amends }),
  });
};
