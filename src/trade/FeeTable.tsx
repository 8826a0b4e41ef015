import type { Fee, TariffCharge } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { money, upTo } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';

const sides = Object.keys(sailingMessages.fees.side) as TariffCharge['side'][];

interface Props {
  fees: readonly Fee[];
  /** The names of the chosen items by code; a code without a name is shown itself. */
  itemNames?: Readonly<Record<string, string>> | undefined;
}

/** The fees of a booking: a block per currency with its subtotal, grouped by side; narrow enough for a side column. */
export function FeeTable({ fees, itemNames }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {totalsOf(fees).map(({ currency, amount }) => (
        <table key={currency} className="w-full text-sm">
          <caption className="pb-1 text-left font-semibold">{sailingMessages.fees.block[currency]}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{sailingMessages.fees.name}</th>
              <th scope="col">{sailingMessages.fees.amount}</th>
            </tr>
          </thead>
          {sides.map((side) => (
            <SideRows
              key={side}
              side={side}
              fees={fees.filter((fee) => fee.currency === currency)}
              itemNames={itemNames}
            />
          ))}
          <tfoot>
            <tr className="border-t border-line-strong font-semibold">
              <th scope="row" className="pt-1.5 text-left">
                {sailingMessages.fees.subtotal}
              </th>
              <td className="pt-1.5 text-right">
                <Money currency={currency} amount={amount} />
              </td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
}

function SideRows({ side, fees, itemNames }: Props & { side: TariffCharge['side'] }) {
  const rows = fees.filter((fee) => fee.side === side);
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-1.5 pb-0.5 text-left text-xs font-normal text-ink-faint">
          {sailingMessages.fees.side[side]}
        </th>
      </tr>
      {rows.map((fee) => (
        <tr key={`${fee.code} ${fee.item ?? ''} ${fee.unitAmount}`} className="border-t border-line align-top">
          <th scope="row" className="py-1.5 pr-3 text-left font-normal">
            {fee.nameZh}
            <span className="block text-xs text-ink-faint">
              {fee.item !== null && `${itemNames?.[fee.item] ?? fee.item} `}
              <span className="whitespace-nowrap">
                {money(fee.currency, fee.unitAmount)} × {upTo(fee.quantity)} {basisZh[fee.basis]}
              </span>
            </span>
          </th>
          <td className="py-1.5 text-right">
            <Money currency={fee.currency} amount={fee.amount} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
