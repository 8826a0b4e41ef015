import type { Fee, TariffLine } from '#contract/rules/price.ts';
import { containerType } from '#contract/rules/price.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { Money } from './Money.tsx';

const sizes = containerType.options;

interface Props {
  /** The fees of one container of each size, in the order of the sizes. */
  fees: readonly Fee[][];
  /** The lines that are asked for upon request; their condition stands beside the name. */
  optional?: readonly TariffLine[];
}

/** A row for each charge that any of the sizes is asked for. */
export function TariffRows({ fees, optional }: Props) {
  const codes = [...new Map(fees.flat().map((fee) => [fee.code, fee])).values()];
  return codes.map((fee) => {
    const condition = optional?.find((line) => line.code === fee.code)?.condition;
    return (
      <tr
        key={fee.code}
        className="border-t border-line *:px-1 *:py-1.5 *:first:pl-2 *:last:pr-2 sm:*:px-2 sm:*:first:pl-3 sm:*:last:pr-3"
      >
        <th scope="row" className="text-left font-normal">
          {fee.nameZh}
          <span className="text-xs text-ink-faint">
            {' '}
            {condition ? sailingCopy.charges.when[condition] : sailingCopy.charges.per[fee.basis]}
          </span>
        </th>
        {fees.map((column, index) => {
          const own = column.find((one) => one.code === fee.code);
          return (
            <td key={sizes[index]} className="text-right">
              {own ? <Money currency={own.currency} amount={own.amount} /> : sailingCopy.charges.none}
            </td>
          );
        })}
      </tr>
    );
  });
}
