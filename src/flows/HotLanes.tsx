import { useSelector } from '@xstate/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MinimumPrice } from '#contract/commerce.ts';
import type { ListActor } from '#machines/list.ts';
import { dayOf, money } from '#src/format.ts';
import { pageCopy } from '#src/pageCopy.ts';
import { Alert } from '#src/parts/Alert.tsx';
import { Badge } from '#src/parts/Badge.tsx';
import { FailedAlert } from '#src/parts/FailedAlert.tsx';
import { Skeleton } from '#src/parts/Skeleton.tsx';

interface Props {
  actor: ListActor<null, MinimumPrice>;
  onLane: (price: MinimumPrice) => void;
}

const words = pageCopy.home;

/** The lanes most asked for, each with its lowest freight and next departure. */
export function HotLanes({ actor, onLane }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);

  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.matches('empty') && <Alert tone="info">{words.lanesNone}</Alert>}
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.refusal ?? words.lanesFailed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {state.hasTag('busy') &&
          Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <Skeleton className="h-[7.25rem] rounded-md!" />
            </li>
          ))}
        {state.matches('filled') &&
          state.context.rows.map((price) => (
            <li key={`${price.orgPortCode} ${price.dstPortCode}`}>
              <button
                type="button"
                onClick={() => onLane(price)}
                className="group flex h-full w-full cursor-pointer flex-col gap-1 rounded-md border border-line bg-surface p-4 text-left transition-shadow hover:border-brand-500 hover:shadow-pop"
              >
                <span className="flex w-full items-center gap-1.5 text-lg font-semibold">
                  {price.orgPort}
                  <ArrowRight className="size-4 shrink-0 text-ink-faint" />
                  <span className="min-w-0 flex-1">{price.dstPort}</span>
                  <Badge>{price.laneZh}</Badge>
                </span>
                <span className="mt-auto flex items-baseline justify-between gap-2 pt-2">
                  <span className="text-xs text-ink-soft">{words.lanePrice(price.containerType)}</span>
                  <b className="text-lg font-semibold text-brand-700">
                    {words.laneFrom(money(price.freight.currency, price.freight.amount))}
                  </b>
                </span>
                <span className="flex justify-between text-xs text-ink-soft">
                  {words.laneDeparture(dayOf(price.nextDeparture))}
                  <span className="text-brand-700 group-hover:underline">{words.laneOpen}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
