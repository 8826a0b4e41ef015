import { useSelector } from '@xstate/react';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { ListActor } from '#machines/support/list.ts';
import { money } from '#src/ui/format.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

export type ChargeListActor = ListActor<ServiceCode, ServiceCharge>;

const messages = serviceMessages.charges;
const sides = Object.keys(messages.side) as ServiceCharge['side'][];

/** The surcharges and local charges of a service, grouped by side. */
export function ChargeList({ actor }: { actor: ChargeListActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, errorMessage } = state.context;

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={messages.title}>
      <output className="sr-only">{state.hasTag('busy') && messages.loading}</output>
      {state.hasTag('busy') && <Skeleton className="h-64 rounded-lg!" />}
      {state.matches('empty') && <p className="text-ink-soft">{messages.none}</p>}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <table className="w-full border-collapse">
            <thead>
              <tr className="bg-sunken text-left text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
                <th scope="col">{messages.name}</th>
                <th scope="col" className="max-sm:hidden">
                  {messages.when}
                </th>
                <th scope="col" className="text-right">
                  {messages.price}
                </th>
              </tr>
            </thead>
            {sides.map((side) => (
              <SideRows key={side} side={side} charges={rows.filter((charge) => charge.side === side)} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
}

function SideRows({ side, charges }: { side: ServiceCharge['side']; charges: readonly ServiceCharge[] }) {
  if (charges.length === 0) return null;
  return (
    <tbody className="[&>tr:last-child]:cells:pb-3!">
      <tr>
        <th
          scope="rowgroup"
          colSpan={3}
          className="border-t border-line px-4 pt-3 pb-1 text-left text-xs font-medium text-ink-faint"
        >
          {messages.side[side]}
        </th>
      </tr>
      {charges.map((charge) => (
        <tr key={charge.code} className="align-top cells:px-3 cells:py-1.5 cells:first:pl-4 cells:last:pr-4">
          <th scope="row" className="text-left font-normal">
            <span className="flex flex-wrap items-center gap-x-2">
              {charge.nameZh}
              {charge.dangerousOnly && <Badge tone="hazard">{messages.dangerous}</Badge>}
            </span>
            <span className="block text-xs text-ink-faint sm:hidden">{charge.conditionZh || messages.always}</span>
          </th>
          <td className="text-ink-soft max-sm:hidden">{charge.conditionZh || messages.always}</td>
          <td className="text-right whitespace-nowrap tabular-nums">
            {money(charge.currency, charge.amount)}
            <span className="text-xs text-ink-soft">/{basisZh[charge.basis]}</span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
