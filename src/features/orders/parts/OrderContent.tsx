import { isSpread } from '#contract/rules/loading/units.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { groupFacts, quoteFacts, partiesOf, cargoFacts } from './quoteFacts.ts';
import { OrderPart } from './OrderPart.tsx';
import type { Order } from '#contract/booking/orderForm.ts';
import { isShipmentKnown } from '#contract/orders/shipment.ts';
import { dayTime, thousands, upTo } from '#src/ui/format.ts';
import { pathTo } from '#contract/app/routes.ts';
import type { PriceCorrection } from '#contract/orders/priceCorrection.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { Money } from '#src/ui/Money.tsx';
import { contractPriceOf } from '#contract/booking/contractPrice.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { ContractPrices, FeeTable } from '#src/trade/FeeTable.tsx';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import { packagings } from '#contract/booking/packagings.ts';
import { withDegrees } from '#contract/rules/classification/degrees.ts';
import { charcoalText } from '#contract/rules/classification/charcoalText.ts';
import { stowageText } from '#contract/rules/classification/stowageText.ts';
import { groupNameZh, groupsIn } from '#contract/rules/segregation/segregationGroups.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

const dangerousNoteMessages = orderMessages.content.dangerous;

const said = (text: string, word: (text: string) => string) => (text === '' ? [] : [word(text)]);

/** The declared properties other than number, name and class, if any. */
const declared = (goods: Dangerous): string[] => {
  const marks = [
    'marinePollutant',
    'limitedQuantity',
    'exceptedQuantity',
    'acidAlkaliStatement',
    'noReactionStatement',
    'emptyUncleaned',
    'isWaste',
    'isHot',
  ] as const;
  return [
    ...(goods.packingGroup === null ? [] : [dangerousNoteMessages.packingGroup(goods.packingGroup)]),
    ...said(goods.subsidiaryHazards.join('、'), dangerousNoteMessages.subsidiary),
    ...said(withDegrees(goods.flashPoint), dangerousNoteMessages.flashPoint),
    dangerousNoteMessages.netKg(upTo(goods.netKg)),
    ...said(goods.listed?.ems ?? '', dangerousNoteMessages.ems),
    ...said(stowageText(goods), dangerousNoteMessages.stowage),
    ...said(charcoalText(goods.charcoal), dangerousNoteMessages.charcoal),
    ...said(groupsIn(goods.declaredGroups).map(groupNameZh).join('、'), dangerousNoteMessages.declaredGroups),
    ...said(withDegrees(goods.controlTemperature), dangerousNoteMessages.controlTemperature),
    ...said(withDegrees(goods.emergencyTemperature), dangerousNoteMessages.emergencyTemperature),
    ...said(goods.packagingMark, dangerousNoteMessages.packagingMark),
    ...said(goods.innerPackaging, dangerousNoteMessages.innerPackaging),
    ...said(goods.competentAuthorityApproval, dangerousNoteMessages.approval),
    ...marks.filter((mark) => goods[mark]).map((mark) => dangerousNoteMessages[mark]),
  ];
};

/** A dangerous cargo item as declared. */
function DangerousNote({ goods }: { goods: Dangerous }) {
  const { unNumber, properShippingName, technicalName, hazardClass, subsidiaryHazards } = goods;
  return (
    <div className="flex gap-3 rounded-sm bg-hazard-soft px-2.5 py-2 text-sm">
      <span className="flex shrink-0 gap-0.5">
        {[hazardClass, ...subsidiaryHazards].map((division) => (
          <HazardLabel key={division} division={division} size={34} />
        ))}
      </span>
      <div className="min-w-0">
        <p className="font-semibold break-words text-hazard-ink">
          UN {unNumber} {properShippingName}
          {technicalName !== '' && ` (${technicalName})`} · {hazardClass}
        </p>
        <p className="flex flex-wrap gap-x-3">
          {declared(goods).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <p>{dangerousNoteMessages.emergency(goods.emergencyContact, goods.emergencyPhone)}</p>
      </div>
    </div>
  );
}

const messages = orderMessages.content;
const columns = messages.cargoColumns;
const packagingOf = (code: string): string => packagings.find((one) => one.code === code)?.nameZh ?? code;
const cell =
  'py-1.5 pr-3 align-top max-sm:block max-sm:py-0.5 max-sm:before:mr-2 max-sm:before:text-xs max-sm:before:text-ink-faint max-sm:before:content-[attr(data-label)]';

/** The cargo items of an order, dangerous ones with their declaration. */
function OrderedCargo({ order: detail }: { order: OrderDetail }) {
  const { cargo, items } = detail.order;
  const service: ServiceDefinition = allServices[detail.line];
  if (cargo.length === 0) return null;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isShared = units > 1 && service.shares === 'container';
  const sum = (of: (one: (typeof cargo)[number]) => number) => upTo(sumOf(cargo.map(of)));
  return (
    <OrderPart title={messages.cargo}>
      <table className="w-full text-left max-sm:block">
        <thead className="text-xs text-ink-faint max-sm:sr-only">
          <tr>
            <th className="pr-3 pb-1 font-normal">{columns.name}</th>
            {service.crossesBorders && <th className="pr-3 pb-1 font-normal">{columns.hsCode}</th>}
            <th className="pr-3 pb-1 font-normal">{columns.packages}</th>
            <th className="pr-3 pb-1 text-right font-normal">{columns.grossKg}</th>
            <th className="pb-1 text-right font-normal">{columns.volumeM3}</th>
          </tr>
        </thead>
        {cargo.map((one, index) => (
          // cargo items have no identity of their own, and never change here
          // oxlint-disable-next-line react/no-array-index-key
          <tbody key={index} className="border-t border-line max-sm:block max-sm:py-1.5 max-sm:first-of-type:border-0">
            <tr className="max-sm:block">
              <th scope="row" className="py-1.5 pr-3 align-top font-medium break-words max-sm:block">
                <span lang={languageOf(one.nameZh)}>{one.nameZh}</span>
                {one.nameEn !== '' && <span className="block text-sm font-normal text-ink-soft">{one.nameEn}</span>}
                {isShared && service.items && (
                  <span className="block text-sm font-normal text-ink-soft">
                    {columns.unit}{' '}
                    {isSpread(cargo)
                      ? messages.allUnits(units, service.items.unitZh)
                      : messages.unit(one.unit, service.items.unitZh)}
                  </span>
                )}
                {cargoFacts(detail, index).map(([name, value]) => (
                  <span key={name} className="mr-3 text-sm font-normal text-ink-soft">
                    {name} {value}
                  </span>
                ))}
              </th>
              {service.crossesBorders && (
                <td className={cell} data-label={columns.hsCode}>
                  {one.hsCode}
                </td>
              )}
              <td className={cell} data-label={columns.packages}>
                {upTo(one.packages)} × {packagingOf(one.packagingCode)}
              </td>
              <td className={`${cell} sm:text-right`} data-label={columns.grossKg}>
                {upTo(one.grossKg)}
              </td>
              <td className={`${cell} sm:pr-0 sm:text-right`} data-label={columns.volumeM3}>
                {upTo(one.volumeM3)}
              </td>
            </tr>
            {one.dangerous && (
              <tr className="max-sm:block">
                <td colSpan={5} className="pb-2 max-sm:block">
                  <DangerousNote goods={one.dangerous} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
        {cargo.length > 1 && (
          <tfoot className="border-t border-line-strong font-medium max-sm:block">
            <tr className="max-sm:block">
              <th scope="row" colSpan={service.crossesBorders ? 2 : 1} className="py-1.5 max-sm:block">
                {messages.total}
              </th>
              <td className={cell} data-label={columns.packages}>
                {sum(({ packages }) => packages)}
              </td>
              <td className={`${cell} sm:text-right`} data-label={columns.grossKg}>
                {sum(({ grossKg }) => grossKg)}
              </td>
              <td className={`${cell} sm:pr-0 sm:text-right`} data-label={columns.volumeM3}>
                {sum(({ volumeM3 }) => volumeM3)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </OrderPart>
  );
}

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
              <span lang={languageOf(nameZh)}>{nameZh}</span>
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
