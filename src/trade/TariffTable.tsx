import { blankFields, conditionsOf } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Currency, TariffCharge } from '#contract/rules/pricing/price.ts';
import { conditionParts, feesOf, isDue, totalsOf } from '#contract/rules/pricing/price.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Money } from '#src/ui/Money.tsx';
import { TariffRows } from './TariffRows.tsx';

interface Props {
  service: ServiceDefinition;
  currency: Currency;
  quote: Pick<Quote, 'items' | 'tariff'>;
  isDanger: boolean;
}

/** One piece makes one order. */
const onePiece = { container: 1, tank: 1, bag: 1, truck: 1, bill: 1, shipment: 1, document: 1, sample: 1 };

/** The fees of one piece of an item: those that always apply, or those under some conditions. */
const feesFor = (tariff: readonly TariffCharge[], item: string, conditions: readonly string[]) =>
  feesOf(tariff, { items: { [item]: 1 }, measures: onePiece, conditions: new Set(conditions) });

/** A quote's charges in one currency, a column per item; optional charges are below the sum. */
export function TariffTable({ service, currency, quote, isDanger }: Props) {
  const tariff = quote.tariff.filter((one) => one.currency === currency);
  if (tariff.length === 0) return null;
  const items = quote.items.map(({ code }) => code);
  const [danger, other] = isDanger ? ['dangerous', 'notDangerous'] : ['notDangerous', 'dangerous'];
  const usual = [danger, ...conditionsOf(service.fields, blankFields(service.fields))];
  const always = items.map((item) => feesFor(tariff, item, usual));
  const optional = tariff.filter(
    (charge) => !isDue(charge, new Set(usual)) && !conditionParts(charge.condition).includes(other),
  );
  const optionalParts = optional.flatMap(({ condition }) => conditionParts(condition));
  const onRequest = items.map((item) => feesFor(optional, item, [danger, ...optionalParts]));

  return (
    <table className="w-full rounded-md bg-surface text-sm shadow-card max-sm:text-xs">
      <caption className="pb-1.5 text-left font-semibold">{sailingMessages.fees.block[currency]}</caption>
      <thead>
        <tr className="text-xs text-ink-faint cells:px-2 cells:py-1.5 cells:font-medium cells:first:pl-3 cells:last:pr-3">
          <th scope="col" className="text-left">
            {sailingMessages.fees.name}
          </th>
          {items.map((item) => (
            <th key={item} scope="col" className="text-right">
              {item}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <TariffRows service={service} items={items} fees={always} />
        <tr className="border-t border-line-strong font-semibold cells:px-1 cells:py-1.5 cells:first:pl-2 cells:last:pr-2 sm:cells:px-2 sm:cells:first:pl-3 sm:cells:last:pr-3">
          <th scope="row" className="text-left">
            {sailingMessages.fees.subtotal}
          </th>
          {always.map((fees, column) => (
            <td key={items[column]} className="text-right">
              <Money currency={currency} amount={totalsOf(fees)[0]?.amount ?? 0} />
            </td>
          ))}
        </tr>
      </tbody>
      {optional.length > 0 && (
        <tbody>
          <tr>
            <th
              scope="rowgroup"
              colSpan={items.length + 1}
              className="border-t border-line px-3 pt-2 text-left text-xs font-medium text-ink-faint"
            >
              {sailingMessages.charges.onRequest}
            </th>
          </tr>
          <TariffRows service={service} items={items} fees={onRequest} optional={optional} />
        </tbody>
      )}
    </table>
  );
}
