import { containers } from '#contract/rules/loading/containers.ts';
import type { ContainerType, TariffCharge } from '#contract/rules/pricing/price.ts';
import { isDue } from '#contract/rules/pricing/price.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

/** Splits an item's name into its main part and the addition after the first comma or in brackets. */
export const namePartsOf = (nameZh: string): { head: string; mark: string; rest: string } => {
  const [, head = nameZh, mark = '', rest = ''] = /^([^，（]+)(，?)(.*)$/.exec(nameZh) ?? [];
  return { head, mark, rest };
};

/** Whether an item is a dry container, whose capacity is known. */
export const isContainer = (code: string): code is ContainerType => Object.hasOwn(containers, code);

/** The price of one piece of an item as the form stands, if a single charge determines it. */
export const unitPriceOf = ({ service, quote, form }: FormEditor, code: string): TariffCharge | undefined => {
  const { conditions } = pricedBookingOf(service, form, quote);
  const charges = quote.tariff.filter((charge) => charge.item === code && isDue(charge, conditions));
  return charges.length === 1 ? charges[0] : undefined;
};
