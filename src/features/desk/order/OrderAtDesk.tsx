import type { ComponentProps, ReactNode } from 'react';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import { containersText } from '#contract/desk/orders/containerLines.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskDangerousPaper } from '#contract/desk/orders/orderDesk.ts';
import { shipmentTexts } from '#contract/desk/orders/shipmentFacts.ts';
import { transportFacts } from '#contract/desk/orders/transportChecks.ts';
import { isShipmentKnown } from '#contract/orders/shipment.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';
import type { DeskValues } from '#machines/desk/deskFormRules.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { DangerousPapers } from '#src/features/orders/DangerousPapers.tsx';
import { entryAtDesk } from '#src/features/orders/paperEntries.ts';
import { dangerousPaperMessages } from '#src/features/orders/messages/dangerousPapers.ts';
import { OrderInFull } from '#src/features/orders/OrderInFull.tsx';
import { SplitOrders } from '#src/features/orders/SplitOrders.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { dayTime, money } from '#src/ui/format.ts';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { givenTitle } from '#src/features/desk/parts/commandTitle.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';
import { DeskDocuments } from './DeskDocuments.tsx';
import { Findings, Reasons } from './Findings.tsx';
import { CostsAtDesk } from '#src/features/desk/figures/CostsAtDesk.tsx';
import { PricesAtDesk } from './PricesAtDesk.tsx';
import { GoodsNames } from './GoodsNames.tsx';
import { InstructionAtDesk } from './InstructionAtDesk.tsx';
import { DeskTimeline } from './DeskTimeline.tsx';
import { BillAtDesk } from './BillAtDesk.tsx';
import { SplitAct } from './SplitOrder.tsx';
import { CarbonLegs } from '#src/trade/Carbon.tsx';
import { carbonMessages } from '#src/trade/messages/carbon.ts';
import { TrackAtDesk } from './TrackAtDesk.tsx';
import { VgmAtDesk } from './VgmAtDesk.tsx';

const { order: messages, fields } = deskMessages;

const time = (instant: string | null): string => (instant === null ? '' : dayTime(instant));

/** What a command's form shows at first: what is known already, or was booked. */
const knownValues = ({ shipment, offer }: DeskOrder): DeskValues => ({
  carrierBookingNo: shipment.carrierBookingNo,
  billOfLadingNo: shipment.billOfLadingNo,
  vessel: shipment.vessel || (offer.sailing?.vessel ?? ''),
  voyage: shipment.voyage || (offer.sailing?.voyage ?? ''),
  containers: containersText(shipment.containers),
});

const isUrgent = (command: OrderCommand): boolean => command === 'order.rejected' || command === 'space.withdrawn';

/** Goods are cleared by the answers to their findings. */
const ofWholeOrder = (commands: readonly OrderCommand[]) => commands.filter((command) => command !== 'goods.cleared');

/** The buttons for what may be done about an order. */
function OrderActs({ order, actor, isFree }: Acts & { order: DeskOrder }) {
  const { orderNo: subject, line, commands, invoice } = order;
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={messages.commands} className="flex min-w-0 flex-wrap gap-2">
        {ofWholeOrder(commands).map((command) => (
          <Button
            key={command}
            size="sm"
            tone={isUrgent(command) ? 'danger' : 'primary'}
            disabled={!isFree}
            onClick={() =>
              actor.send({
                type: 'act.chosen',
                form: { kind: 'command', subject, command, line, facts: transportFacts(order, order.shipment) },
                values: knownValues(order),
              })
            }
          >
            {givenTitle(line, command)}
          </Button>
        ))}
        {invoice?.status === 'REQUESTED' && (
          <Button
            size="sm"
            disabled={!isFree}
            onClick={() => actor.send({ type: 'act.chosen', form: { kind: 'invoice', subject } })}
          >
            {messages.issueInvoice}
          </Button>
        )}
        <SplitAct order={order} actor={actor} isFree={isFree} />
      </fieldset>
      {commands.length === 0 && <p className="text-sm text-ink-soft">{messages.none}</p>}
    </div>
  );
}

/** A link that saves a paper of dangerous goods. */
const paperLinkOf = (orderNo: string): ComponentProps<typeof DangerousPapers>['file'] =>
  function PaperLink({ paper, format, name }) {
    return (
      <a
        href={`${deskDangerousPaper.path}?${new URLSearchParams({ orderNo, paper, format })}`}
        download
        aria-label={name}
        className={buttonClasses('secondary', 'sm')}
      >
        {dangerousPaperMessages.formats[format]}
      </a>
    );
  };

function EnquiryLink({ enquiryNo }: { enquiryNo: string }) {
  return (
    <a
      href={placeAddress({ about: 'enquiry', subject: enquiryNo })}
      className="inline-block min-h-6 break-all text-brand-700 underline"
    >
      {enquiryNo}
    </a>
  );
}

/** An order as the desk sees it. */
export function OrderAtDesk({
  order,
  now,
  openDocument,
  form,
  conversation,
  ...acts
}: Acts & {
  order: DeskOrder;
  /** The current time in epoch milliseconds. */
  now: number;
  openDocument: string | undefined;
  /** The conversation with the customer. */
  conversation: ReactNode;
  form: ComponentProps<typeof Findings>['form'];
}) {
  const { orderNo, line, status, customer, enquiryNo, shipment, invoice, invoiceNo, totals } = order;
  const enquiry = enquiryNo && <EnquiryLink enquiryNo={enquiryNo} />;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3">
        <h1 className="text-xl font-semibold">{orderNo}</h1>
        <Badge tone="brand">{statusZhOf(allServices[line], status)}</Badge>
        <span className="text-ink-soft">{allServices[line].nameZh}</span>
        <SplitOrders order={order} addressOf={(subject) => placeAddress({ about: 'order', subject })} />
      </header>
      <OrderActs order={order} {...acts} />
      <div className="grid gap-x-7 gap-y-5 rounded-lg border border-line bg-surface p-4 sm:p-5 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Findings order={order} form={form} {...acts} />
          <Reasons reasons={order.reviewReasons} />
          <BillAtDesk order={order} {...acts} />
          <TrackAtDesk order={order} {...acts} />
          {conversation}
          <DeskPart title={messages.content}>
            <OrderInFull order={order} />
          </DeskPart>
          {order.carbon && (
            <DeskPart title={carbonMessages.title}>
              <p className="mb-1 text-xs text-ink-soft">{carbonMessages.basis}</p>
              <CarbonLegs carbon={order.carbon} />
            </DeskPart>
          )}
          <DangerousPapers order={order} file={paperLinkOf(orderNo)} entry={(fact) => entryAtDesk(order, fact, now)} />
          <DeskDocuments
            order={order}
            open={openDocument}
            onOpen={(id) => acts.actor.send({ type: 'document.opened', id })}
            {...acts}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <DeskPart title={messages.customer}>
            <Facts
              className="gap-y-1.5"
              facts={[
                [messages.customerName, customer.name],
                [messages.phone, customer.phone],
                [messages.company, customer.enterpriseZh],
                [messages.audit, messages.audits[customer.audit]],
                [deskMessages.enquiry.title, enquiry],
              ]}
            />
          </DeskPart>
          <DeskPart title={messages.shipment}>
            {!isShipmentKnown(shipment) && <p className="text-sm text-ink-soft">{messages.noShipment}</p>}
            <Facts
              className="gap-y-1.5 whitespace-pre-line"
              facts={[
                [fields.carrierBookingNo, shipment.carrierBookingNo],
                [fields.billOfLadingNo, shipment.billOfLadingNo],
                [fields.vessel, shipment.vessel],
                [fields.voyage, shipment.voyage],
                [messages.containers, containersText(shipment.containers)],
                [messages.gatedInAt, time(shipment.gatedInAt)],
                [messages.departedAt, time(shipment.departedAt)],
                [messages.arrivedAt, time(shipment.arrivedAt)],
              ]}
            />
            {order.canCorrect && (
              <Button
                tone="secondary"
                size="sm"
                className="mt-3"
                disabled={!acts.isFree}
                onClick={() =>
                  acts.actor.send({
                    type: 'act.chosen',
                    form: { kind: 'correction', subject: orderNo, line, facts: transportFacts(order, shipment) },
                    values: shipmentTexts(shipment),
                  })
                }
              >
                {messages.correctShipment}
              </Button>
            )}
          </DeskPart>
          <PricesAtDesk order={order} {...acts} />
          <CostsAtDesk order={order} {...acts} />
          <InstructionAtDesk versions={order.instructions} />
          <VgmAtDesk versions={order.vgmVersions} />
          {invoice && (
            <DeskPart title={messages.invoice}>
              <Facts
                className="gap-y-1.5"
                facts={[
                  [messages.invoiceTo, invoice.companyName],
                  [messages.invoiceNo, invoiceNo],
                  [messages.invoiceTotal, totals.map(({ currency, amount }) => money(currency, amount)).join('，')],
                ]}
              />
            </DeskPart>
          )}
          <GoodsNames names={order.goodsNames} {...acts} />
          <DeskTimeline order={order} />
        </div>
      </div>
    </>
  );
}
