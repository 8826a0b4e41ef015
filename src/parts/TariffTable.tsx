import type { ChargeCondition, ContainerType, Currency, TariffLine } from '#contract/rules/price.ts';
import { containerType, feesOf, totalsOf } from '#contract/rules/price.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { Money } from './Money.tsx';
import { TariffRows } from './TariffRows.tsx';

interface Props {
  currency: Currency;
  /** The tariff's lines in this currency. */
  tariff: readonly TariffLine[];
  isDanger: boolean;
}

const sizes = containerType.options;

/** The fees of one container of a size: those that always apply, or those of one condition. */
const feesFor = (tariff: readonly TariffLine[], size: ContainerType, conditions: readonly ChargeCondition[]) =>
  feesOf(tariff, { containers: [{ containerType: size, quantity: 1 }], conditions: new Set(conditions) });

/** A tariff's charges in one currency, a column per container size; charges upon request stand below the sum. */
export function TariffTable({ currency, tariff, isDanger }: Props) {
  if (tariff.length === 0) return null;
  const cargo: ChargeCondition[] = [isDanger ? 'dangerous' : 'notDangerous'];
  const always = sizes.map((size) => feesFor(tariff, size, cargo));
  const optional = tariff.filter((line) => line.condition && !/^(?:d|notD)angerous$/.test(line.condition));
  const onRequest = sizes.map((size) =>
    feesFor(
      optional,
      size,
      optional.map((line) => line.condition!),
    ),
  );

  return (
    <table className="w-full rounded-md bg-surface text-sm shadow-card max-sm:text-xs">
      <caption className="pb-1.5 text-left font-semibold">{sailingCopy.fees.block[currency]}</caption>
      <thead>
        <tr className="text-xs text-ink-faint *:px-2 *:py-1.5 *:font-medium *:first:pl-3 *:last:pr-3">
          <th scope="col" className="text-left">
            {sailingCopy.fees.name}
          </th>
          {sizes.map((size) => (
            <th key={size} scope="col" className="text-right">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <TariffRows fees={always} />
        <tr className="border-t border-line-strong font-semibold *:px-1 *:py-1.5 *:first:pl-2 *:last:pr-2 sm:*:px-2 sm:*:first:pl-3 sm:*:last:pr-3">
          <th scope="row" className="text-left">
            {sailingCopy.fees.subtotal}
          </th>
          {always.map((fees, column) => (
            <td key={sizes[column]} className="text-right">
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
              colSpan={4}
              className="border-t border-line px-3 pt-2 text-left text-xs font-medium text-ink-faint"
            >
              {sailingCopy.charges.onRequest}
            </th>
          </tr>
          <TariffRows fees={onRequest} optional={optional} />
        </tbody>
      )}
    </table>
  );
}
