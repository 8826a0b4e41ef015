import { useSelector } from '@xstate/react';
import type { City } from '#contract/content/content.ts';
import type { ListActor } from '#machines/support/list.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { homeSectionMessages } from '#src/features/content/messages/homeSections.ts';
import { CityPanel } from '#src/features/content/carousel/CityPanel.tsx';

const messages = homeSectionMessages.cities;

/** The port cities, one open at a time: native radio buttons, so that it also works without script. */
export function CityDesk({ actor }: { actor: ListActor<null, City> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && <Skeleton className="h-96 rounded-lg!" />}
      {state.matches('empty') && <Alert tone="info">{messages.none}</Alert>}
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <fieldset className="min-w-0 rounded-lg border border-line bg-surface max-lg:flex max-lg:flex-wrap max-lg:gap-2 max-lg:p-3 lg:grid lg:overflow-hidden lg:min-h-96 lg:grid-cols-[14rem_minmax(0,1fr)] lg:content-start">
          <legend className="sr-only">{messages.legend}</legend>
          {state.context.rows.map((city, index) => (
            <div key={city.code} className="group contents">
              <label className="flex min-h-10 cursor-pointer items-center gap-2 border-line px-3.5 -outline-offset-2 hover:bg-brand-50 max-lg:rounded-md max-lg:border lg:border-b lg:px-4 has-checked:bg-brand-50 has-checked:font-semibold has-checked:text-brand-700 has-focus-visible:outline-2 has-focus-visible:outline-brand-600 lg:border-r lg:bg-sunken/50 lg:has-checked:border-r-transparent lg:has-checked:bg-surface">
                <input type="radio" name="city" value={city.code} defaultChecked={index === 0} className="sr-only" />
                <span className="flex-1">{city.nameZh}</span>
                <span className="text-xs font-normal text-ink-faint max-lg:hidden">{city.portCode}</span>
              </label>
              <div className="hidden in-[.group:has(:checked)]:block max-lg:order-1 max-lg:w-full lg:invisible lg:col-start-2 lg:row-[1/span_20] lg:block lg:in-[.group:has(:checked)]:visible">
                <CityPanel city={city} />
              </div>
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}
