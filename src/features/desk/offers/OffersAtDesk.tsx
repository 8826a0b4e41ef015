import type { DeskOffer, FormerOffer } from '#contract/desk/offerDesk.ts';
import type { DeskEnquiry } from '#contract/desk/reviewDesk.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import type { OfferState } from '#contract/quotes/offers.ts';
import { deskOfferMessages as messages } from '#src/features/desk/messages/offers.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayOf, dayTime, endTime } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';

const tones = {
  offered: 'brand',
  asked: 'notice',
  accepted: 'success',
  declined: 'neutral',
  lapsed: 'neutral',
  replaced: 'neutral',
  won: 'success',
  lost: 'critical',
} as const;

function State({ state }: { state: OfferState }) {
  return <Badge tone={tones[state]}>{messages.states[state]}</Badge>;
}

/** One offer that was sent: its options with their totals, and how it stands. */
function SentOffer({ offer }: { offer: DeskOffer }) {
  const { number, state, by, sentAt, validUntil, options, chosen, orderNo } = offer;
  return (
    <li className="rounded-md border border-line bg-surface p-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <b>{messages.number(number)}</b>
        <State state={state} />
        <span className="text-sm text-ink-soft">
          {messages.sent(by ?? '', dayTime(sentAt))} · {messages.until(endTime(validUntil))}
        </span>
        {orderNo !== null && (
          <a
            href={placeAddress({ about: 'order', subject: orderNo })}
            className="inline-block min-h-6 text-brand-700 underline"
          >
            {messages.order} {orderNo}
          </a>
        )}
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {options.map(({ titleZh, routeZh, totals }, index) => (
          <li key={titleZh} className="flex flex-wrap gap-x-3">
            <span>{messages.option(index + 1, titleZh)}</span>
            <span className="text-ink-soft">{routeZh}</span>
            {totals.map(({ currency, amount }) => (
              <Money key={currency} currency={currency} amount={amount} />
            ))}
            {chosen === index && <Badge tone="success">{messages.chosen}</Badge>}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The latest offers of other enquiries, won and lost with reason. */
function Former({ title, offers }: { title: string; offers: readonly FormerOffer[] }) {
  const { columns } = messages;
  return (
    <DeskPart title={title}>
      {offers.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <DeskTable label={messages.listOf(title)} columns={Object.values(columns)}>
          {offers.map(({ enquiryNo, customerZh, laneZh, goods, quantity, totals, state, reason, sentAt }) => (
            <tr key={enquiryNo}>
              <td className="px-3 py-2">
                <a
                  href={placeAddress({ about: 'enquiry', subject: enquiryNo })}
                  className="inline-block min-h-6 text-brand-700 underline"
                >
                  {enquiryNo}
                </a>
              </td>
              <td className="px-3 py-2">{customerZh}</td>
              <td className="px-3 py-2">{laneZh}</td>
              <td className="px-3 py-2">{goods}</td>
              <td className="px-3 py-2">{quantity}</td>
              <td className="px-3 py-2">
                {totals.map(({ currency, amount }) => (
                  <Money key={currency} currency={currency} amount={amount} className="block" />
                ))}
              </td>
              <td className="px-3 py-2">
                <State state={state} />
              </td>
              <td className="px-3 py-2 whitespace-normal">{reason}</td>
              <td className="px-3 py-2">{dayOf(sentAt)}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </DeskPart>
  );
}

/** The offers for an enquiry, what may be done about them, their history, and former offers to compare with. */
export function OffersAtDesk({ enquiry, actor, isFree }: Acts & { enquiry: DeskEnquiry }) {
  const { enquiryNo, offers, offerEvents, ofLane, ofCustomer } = enquiry;
  const [latest] = offers;
  const act = (kind: 'offerReply' | 'offerWon' | 'offerLost', name: string) => (
    <Button
      tone="secondary"
      disabled={!isFree}
      onClick={() => actor.send({ type: 'act.chosen', form: { kind, subject: enquiryNo } })}
    >
      {name}
    </Button>
  );
  return (
    <>
      <DeskPart title={messages.title}>
        <div className="flex flex-col gap-3">
          {latest ? (
            <ul className="flex flex-col gap-2">
              {offers.map((offer) => (
                <SentOffer key={offer.id} offer={offer} />
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{messages.waiting}</p>
          )}
          {latest?.orderNo == null && (
            <div className="flex flex-wrap gap-2">
              <Button disabled={!isFree} onClick={() => actor.send({ type: 'offer.begun' })}>
                {latest ? messages.beginAgain : messages.begin}
              </Button>
              {latest && act('offerReply', messages.reply)}
              {latest && act('offerWon', messages.won)}
              {latest && act('offerLost', messages.lost)}
            </div>
          )}
        </div>
      </DeskPart>
      {offerEvents.length > 0 && (
        <DeskPart title={messages.history}>
          <ol className="flex flex-col gap-1">
            {offerEvents.map(({ kind, text, by, at }) => (
              <li key={at + kind} className="break-words whitespace-pre-line">
                <span className="text-sm text-ink-soft">
                  <time dateTime={at}>{dayTime(at)}</time> {by ?? messages.customer}
                </span>{' '}
                {messages.events[kind]}：{text}
              </li>
            ))}
          </ol>
        </DeskPart>
      )}
      <Former title={messages.ofLane} offers={ofLane} />
      <Former title={messages.ofCustomer} offers={ofCustomer} />
    </>
  );
}
