import { allLines } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { orderPath } from './orderAddress.ts';

/** The address at which a draft is filled in further. */
export const draftPath = ({ amends, form }: OrderDraft): string => {
  const isDangerous = form.cargo.some(({ dangerous }) => dangerous !== null);
  return orderPath(allLines[form.line], form.offerId, {
    isDanger: isDangerous ? 'Y' : 'N',
    ...(amends === undefined ? {} : { amend: amends }),
  });
};
