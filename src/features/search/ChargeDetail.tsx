import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Quote } from '#contract/services/quote.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { endTime } from '#src/ui/format.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { CarbonQuote } from '#src/trade/Carbon.tsx';
import { TariffTable } from '#src/trade/TariffTable.tsx';

interface Props {
  actor: DetailActor<Quote>;
  isDanger: boolean;
  onExport: () => void;
  /** Saves the price as a quote. */
  onSave: (quote: Quote) => void;
}

/** The price of one piece of each item of a quote, by currency, and what it excludes. */
export function ChargeDetail({ actor, isDanger, onExport, onSave }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, errorMessage } = state.context;

  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && <Skeleton className="h-40" />}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? sailingMessages.charges.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {currency.options.toReversed().map((code) => (
            <TariffTable
              key={code}
              service={allServices[value.line]}
              currency={code}
              quote={value}
              isDanger={isDanger}
            />
          ))}
          {value.carbon && <CarbonQuote carbon={value.carbon} />}
          <div className="text-sm text-ink-soft lg:col-span-2">
            <span className="float-right ml-4 flex gap-2">
              <Button tone="secondary" size="sm" onClick={() => onSave(value)}>
                {sailingMessages.charges.save}
              </Button>
              <Button tone="secondary" size="sm" onClick={onExport}>
                <Download className="size-4" />
                {sailingMessages.charges.export}
              </Button>
            </span>
            {value.notIncluded.length > 0 && (
              <p>
                <b className="font-semibold text-ink">{sailingMessages.charges.notIncluded}</b>
                {value.notIncluded.join('、')}
              </p>
            )}
            <p>{sailingMessages.charges.validUntil(endTime(value.validUntil))}</p>
            <p>{uiMessages.notBinding}</p>
          </div>
        </div>
      )}
    </div>
  );
}
