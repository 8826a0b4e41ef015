import type { DeskCost } from '#contract/desk/figures/costs.ts';
import { formOfCost } from '#contract/desk/figures/costs.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { costMessages as messages } from '#src/features/desk/messages/figures.ts';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { newId } from '#src/platform/id.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime, money } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';

function CostActs({ subject, cost, actor, isFree }: Acts & { subject: string; cost: DeskCost }) {
  const forms = [
    {
      title: messages.correct,
      choose: () => ({
        form: { kind: 'costCorrection', subject, id: newId(), cost: cost.id } as const,
        values: formOfCost(cost),
      }),
    },
    { title: messages.withdraw, choose: () => ({ form: { kind: 'costWithdrawal', subject, cost: cost.id } as const }) },
  ];
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {forms.map(({ title, choose }) => (
        <Button
          key={title}
          size="sm"
          tone="secondary"
          disabled={!isFree}
          aria-label={messages.actOn(title, `${cost.supplier} ${cost.nameZh}`)}
          onClick={() => actor.send({ type: 'act.chosen', ...choose() })}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}

/** What was bought for an order, with what was corrected and withdrawn. */
export function CostsAtDesk({ order, ...acts }: Acts & { order: DeskOrder }) {
  const { orderNo: subject, costs, canRecordCost } = order;
  if (costs.length === 0 && !canRecordCost) return null;
  const totals = totalsOf(costs.filter(({ state }) => state === 'recorded'));
  return (
    <DeskPart title={messages.title}>
      <p className="mb-2 text-sm text-ink-soft">
        {totals.length === 0 ? messages.none + messages.lead : messages.lead}
      </p>
      <ul className="flex flex-col gap-3 text-sm">
        {costs.map((cost) => (
          <li key={cost.id} className="border-l-2 border-line-strong pl-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-medium break-words">{cost.nameZh}</span>
              <Money
                currency={cost.currency}
                amount={cost.amount}
                className={cost.state === 'recorded' ? 'font-semibold' : 'text-ink-soft line-through'}
              />
            </p>
            <p className="break-words">{cost.supplier}</p>
            {cost.evidence !== '' && <p className="break-words text-ink-soft">{messages.evidence(cost.evidence)}</p>}
            <p className="text-ink-soft tabular-nums">
              {cost.state !== 'recorded' && <Badge>{messages.states[cost.state]}</Badge>}{' '}
              {messages.recordedBy(cost.recordedBy, dayTime(cost.recordedAt))}
            </p>
            {cost.endedBy !== null && cost.endedAt !== null && (
              <p className="break-words text-ink-soft">
                {messages.endedBy(messages.states[cost.state], cost.endedBy, dayTime(cost.endedAt), cost.reason)}
              </p>
            )}
            {cost.state === 'recorded' && <CostActs subject={subject} cost={cost} {...acts} />}
          </li>
        ))}
      </ul>
      {totals.length > 0 && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-2 text-sm font-semibold">
          <span>{messages.total}</span>
          <span className="tabular-nums">
            {totals.map(({ currency, amount }) => money(currency, amount)).join('，')}
          </span>
        </p>
      )}
      {canRecordCost && (
        <Button
          tone="secondary"
          size="sm"
          className="mt-3"
          disabled={!acts.isFree}
          onClick={() => acts.actor.send({ type: 'act.chosen', form: { kind: 'costRecording', subject, id: newId() } })}
        >
          {messages.record}
        </Button>
      )}
    </DeskPart>
  );
}
