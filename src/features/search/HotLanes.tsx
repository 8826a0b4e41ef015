import { useSelector } from '@xstate/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MinimumPrice } from '#contract/search/sailingQuotes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { dayOf, money, monthDay } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { resultsPath } from './resultsPath.ts';
import { hotLanesMessages as messages } from '#src/features/search/messages/shippingFcl.ts';

interface Props {
  actor: ListActor<null, MinimumPrice>;
  /** The number of lanes requested: space is reserved for them. */
  count: number;
}

// a phone shows the first six
const laneClasses = 'max-sm:nth-[n+7]:hidden';

// English names are longer than Chinese ones
const placeClasses = import.meta.env.ENGLISH ? 'leading-tight whitespace-normal' : 'truncate';

const pathOf = ({ orgPort, orgPortCode, dstPort, dstPortCode }: MinimumPrice): string =>
  resultsPath({ orgPort, orgPortCode, dstPort, dstPortCode, isDanger: 'Y' });

/** The most requested lanes with their lowest freight, next departure, and a link to their sailings. */
export function HotLanes({ actor, count }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);

  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.matches('empty') && <Alert tone="info">{messages.none}</Alert>}
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {state.hasTag('busy') &&
          Array.from({ length: count }, (_, index) => (
            <li key={index} className={laneClasses}>
              <Skeleton className="h-[4.25rem] rounded-md!" />
            </li>
          ))}
        {state.matches('filled') &&
          state.context.rows.map((price) => (
            <li key={`${price.orgPortCode} ${price.dstPortCode}`} className={laneClasses}>
              <a
                href={pathOf(price)}
                className="group flex min-h-[4.25rem] flex-col justify-center gap-0.5 rounded-md border border-line bg-surface px-3.5 hover:border-brand-500 hover:shadow-card"
              >
                <span className="flex flex-wrap items-center gap-x-1.5 text-lg font-semibold whitespace-nowrap">
                  {price.orgPort}
                  <ArrowRight className="size-4 shrink-0 text-ink-faint group-hover:text-brand-600" />
                  <span className={`min-w-0 flex-1 ${placeClasses}`}>{price.dstPort}</span>
                  <span className="text-brand-700">
                    {money(price.freight.currency, price.freight.amount)}
                    <span className="ml-0.5 text-xs font-normal text-ink-soft">{messages.from}</span>
                  </span>
                </span>
                <span className="flex flex-wrap gap-x-2.5 text-xs whitespace-nowrap text-ink-faint">
                  <span>{price.laneZh}</span>
                  <span className="min-w-0 flex-1 truncate">
                    {messages.departure(monthDay(dayOf(price.nextDeparture)))}
                  </span>
                  <span>{messages.price(price.containerType)}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
