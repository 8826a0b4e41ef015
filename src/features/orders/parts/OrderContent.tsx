import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { groupFacts, quoteFacts, partiesOf } from './quoteFacts.ts';
import { OrderedCargo } from './OrderedCargo.tsx';
import { OrderPart } from './OrderPart.tsx';
import type { Order } from '#contract/booking/orderForm.ts';
import { isShipmentKnown } from '#contract/orders/shipment.ts';
import { dayTime, thousands } from '#src/ui/format.ts';
import { pathTo } from '#contract/app/routes.ts';
import type { PriceCorrection } from '#contract/orders/priceCorrection.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { Money } from '#src/ui/Money.tsx';
import { contractPriceOf } from '#contract/booking/contractPrice.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { ContractPrices, FeeTable } from '#src/trade/FeeTable.tsx';

/** The parties of an order and its contact. */
function OrderParties({ order }: { order: Order }) {
  return (
    <OrderPart title={orderMessages.content.parties}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {partiesOf(order).map(({ role, lines: [name, ...others] }) => (
          <div key={role} className="min-w-0">
            <dt className="text-xs text-ink-faint">{role}</dt>
            <dd className="break-words">
              <span lang={languageOf(name ?? '')} className="font-medium">
                {name}
              </span>
              {others.map((line) => (
                <span key={line} lang={languageOf(line)} className="block text-sm text-ink-soft">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </OrderPart>
  );
}

const contentMessages = orderMessages.content;

/** The content of an order: the quote at that time, each section of the service's form, goods and parties. */
export function OrderContent({ order }: { order: OrderDetail }) {
  const { offer: quote, order: content } = order;
  return (
    <>
      <OrderPart
        title={quote.goods ? contentMessages.goods : quote.sailing ? contentMessages.sailing : contentMessages.quote}
      >
        <Facts className="gap-y-1.5 sm:grid-cols-3 lg:grid-cols-4" facts={quoteFacts(order)} />
      </OrderPart>
      {groupFacts(order).map(({ titleZh, facts }) => (
        <OrderPart key={titleZh} title={titleZh}>
          <Facts className="gap-y-1.5 sm:grid-cols-3 lg:grid-cols-4" facts={facts} />
        </OrderPart>
      ))}
      <OrderedCargo order={order} />
      <OrderParties order={content} />
      {content.remark !== '' && (
        <OrderPart title={contentMessages.remark}>
          <p lang={languageOf(content.remark)} className="break-words whitespace-pre-line">
            {content.remark}
          </p>
        </OrderPart>
      )}
    </>
  );
}

const shipmentMessages = orderMessages.shipment;

const time = (instant: string | null): string => (instant === null ? '' : dayTime(instant));

/** The facts that the carrier has confirmed; nothing before. */
export function OrderShipment({ order: { shipment } }: { order: OrderDetail }) {
  if (!shipment || !isShipmentKnown(shipment)) return null;
  return (
    <OrderPart title={shipmentMessages.title}>
      <Facts
        className="gap-y-1.5"
        facts={[
          [shipmentMessages.carrierBookingNo, shipment.carrierBookingNo],
          [shipmentMessages.billOfLadingNo, shipment.billOfLadingNo],
          [shipmentMessages.vessel, [shipment.vessel, shipment.voyage].filter(Boolean).join(' ')],
          [shipmentMessages.gatedInAt, time(shipment.gatedInAt)],
          [shipmentMessages.departedAt, time(shipment.departedAt)],
          [shipmentMessages.arrivedAt, time(shipment.arrivedAt)],
          ...shipment.containers.map(
            ({ containerNo, sealNo, type, vgmKg }) =>
              [
                shipmentMessages.container(containerNo),
                [type, sealNo || shipmentMessages.unsealed, vgmKg && shipmentMessages.vgm(thousands(vgmKg))]
                  .filter(Boolean)
                  .join(' · '),
              ] as const,
          ),
        ]}
      />
    </OrderPart>
  );
}

type Priced = Pick<OrderDetail, 'fees' | 'line' | 'order' | 'offer' | 'quoteId' | 'status' | 'totals' | 'corrections'>;

/** The corrections with time, reason and resulting totals. */
function Corrections({ corrections, totals }: { corrections: readonly PriceCorrection[]; totals: readonly Total[] }) {
  const { title, total } = contentMessages.corrections;
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <tbody>
        {corrections.map(({ nameZh, currency, amount, reason, at }) => (
          <tr key={`${at} ${nameZh}`} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal break-words">
              {nameZh}
              <span className="block text-xs text-ink-faint">
                {dayTime(at)} <span lang={languageOf(reason)}>{reason}</span>
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

/** The fees of an order by currency and side, with later corrections, and what the fees exclude. */
export function OrderFees({ order }: { order: Priced }) {
  const { fees, totals, corrections = [], offer: quote, quoteId, status } = order;
  const itemNames = Object.fromEntries(
    quote.items.map(({ code, nameZh }) => [code, isContainer(code) ? code : namePartsOf(nameZh).head]),
  );
  return (
    <OrderPart
      title={contentMessages.fees}
      aside={
        <span className="text-xs text-ink-faint">
          {isEndedEarly(status) ? contentMessages.feesOfEnded : contentMessages.feesLegend}
        </span>
      }
    >
      {quoteId !== undefined && (
        <p className="mb-2 text-sm text-ink-soft">
          {contentMessages.byQuote}
          <a href={pathTo('quote', quoteId)} className="text-brand-700 hover:underline">
            {contentMessages.quoteNo(quoteId)}
          </a>
        </p>
      )}
      {quote.contract && (
        <ContractPrices price={contractPriceOf(allServices[order.line], order.order, quote)} itemNames={itemNames} />
      )}
      <FeeTable fees={fees} itemNames={itemNames} />
      {corrections.length > 0 && <Corrections corrections={corrections} totals={totals} />}
      {quote.notIncluded.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft">
          {contentMessages.notIncluded}：{quote.notIncluded.join('、')}
        </p>
      )}
    </OrderPart>
  );
}
