import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import type { DeskPrice } from '#contract/desk/priceDesk.ts';
import { formOfPrice } from '#contract/desk/priceDesk.ts';
import type { DeskFormAbout } from '#machines/desk/deskFormRules.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';

const { prices: messages } = deskMessages;

type ActProps = Acts & { order: DeskOrder; price: DeskPrice };

/** What may be done about one correction. */
function PriceActs({ order, price, actor, isFree }: ActProps) {
  const { orderNo: subject, totals, canProposePrice } = order;
  const { id, nameZh, state, canDecide, canReplace } = price;
  const begin = (form: DeskFormAbout) => () =>
    actor.send({ type: 'act.chosen', form, ...(form.kind === 'priceProposal' && { values: formOfPrice(price) }) });
  const acts: [string, boolean, DeskFormAbout][] = [
    [messages.approve, canDecide, { kind: 'priceApproval', subject, price: id }],
    [messages.return, canDecide, { kind: 'priceReturn', subject, price: id }],
    [messages.replace, canReplace, { kind: 'priceProposal', subject, totals, replaces: id }],
    [messages.again, state === 'returned' && canProposePrice, { kind: 'priceProposal', subject, totals }],
  ];
  const possible = acts.filter(([, can]) => can);
  if (possible.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {possible.map(([title, , form]) => (
        <Button
          key={title}
          size="sm"
          tone={form.kind === 'priceApproval' ? 'primary' : 'secondary'}
          disabled={!isFree}
          aria-label={messages.actOn(title, nameZh)}
          onClick={begin(form)}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}

const tones = { proposed: 'notice', approved: 'success', returned: 'neutral', superseded: 'neutral' } as const;

/** Corrections of an order's price with who proposed and decided them, and the acts that they wait for. */
export function PricesAtDesk({ order, ...acts }: Acts & { order: DeskOrder }) {
  const { orderNo: subject, totals, prices, canProposePrice, invoice } = order;
  if (prices.length === 0 && !canProposePrice) return null;
  return (
    <DeskPart title={messages.title}>
      {prices.length === 0 && <p className="text-sm text-ink-soft">{messages.none}</p>}
      {invoice?.status === 'ISSUED' && <p className="mb-2 text-sm text-notice">{messages.invoiceIssued}</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {prices.map((price) => (
          <li key={price.id} className="border-l-2 border-line-strong pl-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-medium break-words">{price.nameZh}</span>
              <Money currency={price.currency} amount={price.amount} className="font-semibold" />
            </p>
            <p className="break-words whitespace-pre-line">{price.reason}</p>
            {price.evidence !== '' && <p className="break-words text-ink-soft">{messages.evidence(price.evidence)}</p>}
            <p className="text-ink-soft tabular-nums">
              <Badge tone={tones[price.state]}>{messages.states[price.state]}</Badge>{' '}
              {messages.proposedBy(price.proposedBy, dayTime(price.proposedAt))}
            </p>
            {price.decidedAt !== null && (
              <p className="text-ink-soft tabular-nums">
                {price.decidedBy === null
                  ? messages.bySplit
                  : messages.decidedBy(messages.states[price.state], price.decidedBy, dayTime(price.decidedAt))}
              </p>
            )}
            {price.comment !== '' && <p className="break-words">{messages.comment(price.comment)}</p>}
            <PriceActs order={order} price={price} {...acts} />
          </li>
        ))}
      </ul>
      {canProposePrice && (
        <Button
          tone="secondary"
          size="sm"
          className="mt-3"
          disabled={!acts.isFree}
          onClick={() => acts.actor.send({ type: 'act.chosen', form: { kind: 'priceProposal', subject, totals } })}
        >
          {messages.propose}
        </Button>
      )}
    </DeskPart>
  );
}
