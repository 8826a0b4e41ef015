import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { allLines } from '#contract/lines/all.ts';
import type { Offer } from '#contract/offer.ts';
import { currency } from '#contract/rules/price.ts';
import type { DetailActor } from '#machines/detail.ts';
import { copy } from '#src/copy.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { dayTime } from '#src/format.ts';
import { Button } from '#src/parts/Button.tsx';
import { FailedAlert } from '#src/parts/FailedAlert.tsx';
import { Skeleton } from '#src/parts/Skeleton.tsx';
import { TariffTable } from '#src/parts/TariffTable.tsx';

interface Props {
  actor: DetailActor<Offer>;
  isDanger: boolean;
  onExport: () => void;
}

/** What one piece of each item costs by an offer, by currency, and what the price leaves out. */
export function ChargeDetail({ actor, isDanger, onExport }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, refusal } = state.context;

  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && <Skeleton className="h-40" />}
      {state.matches('failed') && (
        <FailedAlert
          message={refusal ?? sailingCopy.charges.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {currency.options.toReversed().map((code) => (
            <TariffTable key={code} line={allLines[value.line]} currency={code} offer={value} isDanger={isDanger} />
          ))}
          <div className="text-sm text-ink-soft lg:col-span-2">
            <Button tone="secondary" size="sm" className="float-right ml-4" onClick={onExport}>
              <Download className="size-4" />
              {sailingCopy.charges.export}
            </Button>
            {value.notIncluded.length > 0 && (
              <p>
                <b className="font-semibold text-ink">{sailingCopy.charges.notIncluded}</b>
                {value.notIncluded.join('、')}
              </p>
            )}
            <p>{sailingCopy.charges.validUntil(dayTime(value.validUntil))}</p>
            <p>{copy.notBinding}</p>
          </div>
        </div>
      )}
    </div>
  );
}
