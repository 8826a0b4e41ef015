import { useSelector } from '@xstate/react';
import type { ListActor } from '#machines/list.ts';
import { thousands } from '#src/format.ts';
import { FailedAlert } from '#src/parts/FailedAlert.tsx';
import { Skeleton } from '#src/parts/Skeleton.tsx';
import { belowWords } from './belowWords.ts';

const words = belowWords.figures;

/** A count of what the platform really holds. */
export interface Figure {
  name: keyof typeof words.names;
  value: number;
}

/** What the platform covers, in counts taken from its own data. */
export function Figures({ actor }: { actor: ListActor<null, Figure> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="min-h-[5.25rem]">
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.refusal ?? words.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
        {state.hasTag('busy') &&
          Object.keys(words.names).map((name) => <Skeleton key={name} className="h-[5.25rem] rounded-md!" />)}
        {state.matches('filled') &&
          state.context.rows.map(({ name, value }) => (
            <div
              key={name}
              className="flex h-[5.25rem] flex-col border-l-2 border-brand-200 pl-4 max-sm:last:col-span-2"
            >
              <dt className="order-2 font-medium">{words.names[name]}</dt>
              <dd className="order-1 text-brand-700">
                <b className="text-3xl font-semibold">{thousands(value)}</b> {words.units[name]}
              </dd>
              <dd className="order-3 truncate text-xs text-ink-faint">{words.notes[name]}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
