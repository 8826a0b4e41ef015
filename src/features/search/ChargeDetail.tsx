import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { Offer } from '#contract/services/quote.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { copy } from '#src/ui/messages.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TariffTable } from '#src/trade/TariffTable.tsx';

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
