import { useSelector } from '@xstate/react';
import type { ListActor } from '#machines/support/list.ts';
import { thousands } from '#src/ui/format.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { homeSectionMessages } from '#src/features/content/messages/homeSections.ts';

const messages = homeSectionMessages.figures;

/** A count of the platform's own data. */
export interface Figure {
  name: keyof typeof messages.names;
  value: number;
}

/** The coverage of the platform, in counts of its own data. */
export function Figures({ actor }: { actor: ListActor<null, Figure> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="lg:min-h-[5.25rem]">
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      <dl className="grid gap-x-4 sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] lg:gap-x-6">
        {state.hasTag('busy') &&
          Object.keys(messages.names).map((name) => (
            <Skeleton key={name} className="h-10 rounded-md! sm:h-[5.25rem]" />
          ))}
        {state.matches('filled') &&
          state.context.rows.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between border-brand-200 max-sm:border-t max-sm:py-2 sm:min-h-[5.25rem] sm:flex-col sm:justify-start sm:border-l-2 sm:pl-4"
            >
              <dt className="font-medium sm:order-1">{messages.names[name]}</dt>
              <dd className="text-brand-700">
                <b className="text-xl font-semibold lg:text-3xl">{thousands(value)}</b> {messages.units[name]}
              </dd>
              <dd className="order-2 max-w-full truncate text-xs text-ink-faint max-lg:hidden">
                {messages.notes[name]}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
