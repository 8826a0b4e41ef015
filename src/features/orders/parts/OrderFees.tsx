import { pathTo } from '#contract/app/routes.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { PriceCorrection } from '#contract/orders/priceCorrection.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { OrderPart } from './OrderPart.tsx';

const messages = orderMessages.content;

type Priced = Pick<OrderDetail, 'fees' | 'offer' | 'quoteId' | 'status' | 'totals' | 'corrections'>;

/** What was corrected when and why, and the totals with it. */
function Corrections({ corrections, totals }: { corrections: readonly PriceCorrection[]; totals: readonly Total[] }) {
  const { title, total } = messages.corrections;
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <tbody>
        {corrections.map(({ nameZh, currency, amount, reason, at }) => (
          <tr key={`${at} ${nameZh}`} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal break-words">
              {nameZh}
              <span className="block text-xs text-ink-faint">
                {dayTime(at)} {reason}
              </span>
            </th>
            <td className="py-1.5 text-right">
              <Money currency={currency} amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ currency, amount }) => (
          <tr key={currency} className="border-t border-line-strong font-semibold">
            <th scope="row" className="py-1.5 text-left">
              {total}
            </th>
            <td className="py-1.5 text-right">
              <Money currency={currency} amount={amount} />
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** The fees of an order by currency and side, with corrections since, and what they exclude. */
export function OrderFees({ order }: { order: Priced }) {
  const { fees, totals, corrections = [], offer: quote, quoteId, status } = order;
  const itemNames = Object.fromEntries(
    quote.items.map(({ code, nameZh }) => [code, isContainer(code) ? code : namePartsOf(nameZh).head]),
  );
  return (
    <OrderPart
      title={messages.fees}
      aside={
        <span className="text-xs text-ink-faint">
          {isEndedEarly(status) ? messages.feesOfEnded : messages.feesLegend}
        </span>
      }
    >
      {quoteId !== undefined && (
        <p className="mb-2 text-sm text-ink-soft">
          {messages.byQuote}
          <a href={pathTo('quote', quoteId)} className="text-brand-700 hover:underline">
            {messages.quoteNo(quoteId)}
          </a>
        </p>
      )}
      <FeeTable fees={fees} itemNames={itemNames} />
      {corrections.length > 0 && <Corrections corrections={corrections} totals={totals} />}
      {quote.notIncluded.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft">
          {messages.notIncluded}：{quote.notIncluded.join('、')}
        </p>
      )}
    </OrderPart>
  );
}
