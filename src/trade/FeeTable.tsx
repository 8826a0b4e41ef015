import type { ContractPrice, RateReason } from '#contract/booking/contractPrice.ts';
import { sameTotals } from '#contract/rules/pricing/price.ts';
import { goodsScopeZh } from '#contract/rules/pricing/contractRates.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { Fee, TariffCharge } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { money, upTo } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';

const sides = Object.keys(sailingMessages.fees.side) as TariffCharge['side'][];

interface Props {
  fees: readonly Fee[];
  /** The names of the chosen items by code; a code without a name is shown as is. */
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
        <tr key={`${fee.nameZh} ${fee.item ?? ''} ${fee.unitAmount}`} className="border-t border-line align-top">
          <th scope="row" className="py-1.5 pr-3 text-left font-normal">
            <span lang={languageOf(fee.nameZh)}>{fee.nameZh}</span>
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

const { contract: contractMessages } = sailingMessages;

/** Why a rate applies or does not, with its remaining volume. */
const reasonText = ({ rate, kind, quantity }: RateReason): string => {
  const { validUntil, goodsScope, goodsCode, beyond, committed, left } = rate;
  const volume = (of: number) => `${upTo(of)} ${basisZh[rate.charge.basis]}`;
  const all = volume(committed ?? 0);
  if (kind === 'partly') return contractMessages.partly(volume(quantity), all);
  if (kind === 'over') return contractMessages.over(validUntil);
  if (kind === 'otherGoods') return contractMessages.otherGoods(`${goodsScopeZh[goodsScope]} ${goodsCode}`.trimEnd());
  if (kind === 'usedUp') return contractMessages.usedUp(all);
  if (kind === 'short') return contractMessages.short(volume(left ?? 0));
  if (left === null) return contractMessages.unlimited(validUntil);
  return beyond === 'applies' && left <= quantity
    ? contractMessages.beyond(validUntil, all)
    : contractMessages.left(validUntil, volume(left - quantity), all);
};

const isApplied = ({ quantity }: RateReason): boolean => quantity > 0;

interface ContractPricesProps {
  price: ContractPrice;
  itemNames?: Props['itemNames'];
}

/**
 * Both prices of a booking, and for each rate of the customer's contracts why it applies or not; nothing without a
 * rate.
 */
export function ContractPrices({ price: { fees, published, reasons }, itemNames }: ContractPricesProps) {
  if (reasons.length === 0) return null;
  const sums = [
    [contractMessages.published, totalsOf(published)],
    ...(sameTotals(totalsOf(fees), totalsOf(published)) ? [] : [[contractMessages.agreed, totalsOf(fees)] as const]),
  ] as const;
  return (
    <section aria-label={contractMessages.title} className="mb-4 rounded-md bg-canvas px-3 py-2.5 text-sm">
      <h3 className="text-xs text-ink-faint">{contractMessages.title}</h3>
      <dl>
        {sums.map(([name, totals]) => (
          <div key={name} className="mt-1 flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="flex flex-wrap gap-x-1.5 font-semibold">
              {totals.map(({ currency, amount }, index) => (
                <span key={currency} className="whitespace-nowrap">
                  {index > 0 && '+ '}
                  <Money currency={currency} amount={amount} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {reasons.map((reason) => {
          const { rate, published: charge, kind } = reason;
          const { item, currency, amount, basis } = rate.charge;
          return (
            <li key={rate.id} className="mt-2 border-t border-line pt-2">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="min-w-0 break-words">
                  {contractMessages.head(rate.contractNo, item === null ? null : (itemNames?.[item] ?? item))}
                </span>
                <Badge tone={isApplied(reason) ? 'success' : 'neutral'}>{contractMessages.kinds[kind]}</Badge>
              </span>
              <span className="block text-xs text-ink-soft tabular-nums">
                {contractMessages.unit(money(currency, amount), money(charge.currency, charge.amount), basisZh[basis])}
              </span>
              <span className="block text-xs text-ink-soft tabular-nums">{reasonText(reason)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
