import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Fee, TariffCharge } from '#contract/rules/pricing/price.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { conditionName } from './conditionName.ts';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  service: ServiceDefinition;
  /** The items of the columns. */
  items: readonly string[];
  /** The fees of one piece of each item, in the order of the items. */
  fees: readonly Fee[][];
  /** Optional charges; their condition is next to the name. */
  optional?: readonly TariffCharge[];
}

/** A row for each charge that applies to any of the items. */
export function TariffRows({ service, items, fees, optional }: Props) {
  const messages = sailingMessages.charges;
  const codes = [...new Map(fees.flat().map((fee) => [fee.code, fee])).values()];
  return codes.map((fee) => {
    const condition = optional?.find(({ code }) => code === fee.code)?.condition;
    return (
      <tr
        key={fee.code}
        className="border-t border-line cells:px-1 cells:py-1.5 cells:first:pl-2 cells:last:pr-2 sm:cells:px-2 sm:cells:first:pl-3 sm:cells:last:pr-3"
      >
        <th scope="row" className="text-left font-normal">
          {fee.nameZh}
          <span className="text-xs text-ink-faint">
            {' '}
            {condition ? conditionName(service, condition) : messages.per(basisZh[fee.basis])}
          </span>
        </th>
        {fees.map((column, index) => {
          const own = column.find((one) => one.code === fee.code);
          return (
            <td key={items[index]} className="text-right">
              {own ? <Money currency={own.currency} amount={own.amount} /> : messages.none}
            </td>
          );
        })}
      </tr>
    );
  });
}
