import { blankFields, conditionsOf } from '#contract/services/definitions/serviceFields.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { Currency, TariffLine } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import { sailingCopy } from './messages.ts';
import { Money } from '#src/ui/Money.tsx';
import { TariffRows } from './TariffRows.tsx';

interface Props {
  line: LineDefinition;
  currency: Currency;
  offer: Pick<Offer, 'items' | 'tariff'>;
  isDanger: boolean;
}

/** One piece makes one order. */
const onePiece = { container: 1, tank: 1, bag: 1, truck: 1, bill: 1, shipment: 1, document: 1, sample: 1 };

/** The fees of one piece of an item: those that always apply, or those of some conditions. */
const feesFor = (tariff: readonly TariffLine[], item: string, conditions: readonly string[]) =>
  feesOf(tariff, { items: { [item]: 1 }, measures: onePiece, conditions: new Set(conditions) });

/** An offer's charges in one currency, a column per item; charges upon request stand below the sum. */
export function TariffTable({ line, currency, offer, isDanger }: Props) {
  const tariff = offer.tariff.filter((one) => one.currency === currency);
  if (tariff.length === 0) return null;
  const items = offer.items.map(({ code }) => code);
  const usual = [isDanger ? 'dangerous' : 'notDangerous', ...conditionsOf(line.fields, blankFields(line.fields))];
  const always = items.map((item) => feesFor(tariff, item, usual));
  const optional = tariff.filter(
    ({ condition }) => condition && !usual.includes(condition) && !/^(?:d|notD)angerous$/.test(condition),
  );
  const asked = optional.map(({ condition }) => condition!);
  const onRequest = items.map((item) => feesFor(optional, item, asked));

  return (
    <table className="w-full rounded-md bg-surface text-sm shadow-card max-sm:text-xs">
      <caption className="pb-1.5 text-left font-semibold">{sailingCopy.fees.block[currency]}</caption>
      <thead>
        <tr className="text-xs text-ink-faint cells:px-2 cells:py-1.5 cells:font-medium cells:first:pl-3 cells:last:pr-3">
          <th scope="col" className="text-left">
            {sailingCopy.fees.name}
          </th>
          {items.map((item) => (
            <th key={item} scope="col" className="text-right">
              {item}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <TariffRows line={line} items={items} fees={always} />
        <tr className="border-t border-line-strong font-semibold cells:px-1 cells:py-1.5 cells:first:pl-2 cells:last:pr-2 sm:cells:px-2 sm:cells:first:pl-3 sm:cells:last:pr-3">
          <th scope="row" className="text-left">
            {sailingCopy.fees.subtotal}
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
              {sailingCopy.charges.onRequest}
            </th>
          </tr>
          <TariffRows line={line} items={items} fees={onRequest} optional={optional} />
        </tbody>
      )}
    </table>
  );
}
