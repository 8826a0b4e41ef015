import { useSelector } from '@xstate/react';
import type { City } from '#contract/content/content.ts';
import type { ListActor } from '#machines/support/list.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { homeSectionMessages } from './messages/homeSections.ts';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { resultsPath } from '#src/features/search/resultsPath.ts';

const cityPanelMessages = homeSectionMessages.cities;

/** One city: its terminals, dangerous-goods notes and contacts. */
function CityPanel({ city }: { city: City }) {
  const from = {
    orgPort: city.nameZh,
    orgPortCode: city.portCode,
    dstPort: '',
    dstPortCode: '',
    isDanger: 'Y',
  } as const;
  return (
    <div className="flex h-full flex-col gap-4 pt-2 lg:p-6">
      <p className="max-w-[46rem] leading-6">{city.introduction}</p>
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr] lg:gap-8">
        <Part title={cityPanelMessages.terminals}>
          <ul className="flex flex-wrap gap-2">
            {city.terminals.map((terminal) => (
              <li key={terminal} className="rounded-sm bg-sunken px-2 py-0.5 text-sm text-ink-soft">
                {terminal}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={cityPanelMessages.dangerous}>
          <ul className="flex list-disc flex-col gap-1 pl-4 leading-6 text-ink-soft marker:text-hazard">
            {city.dangerousNotes.map((note) => (
              <li key={note} className="max-sm:nth-[n+4]:hidden">
                {note}
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft">
        <span className="flex items-center gap-1.5">
          <MapPin className="size-4 shrink-0 text-brand-600" />
          <span className="sr-only">{cityPanelMessages.address}</span>
          {city.address}
        </span>
        <a href={`tel:${city.telephone}`} className="flex min-h-6 items-center gap-1.5 hover:text-brand-700">
          <Phone className="size-4 shrink-0 text-brand-600" />
          <span className="sr-only">{cityPanelMessages.telephone}</span>
          {city.telephone}
        </a>
        <a href={resultsPath(from)} className={`${buttonClasses('secondary', 'sm')} lg:ml-auto`}>
          {cityPanelMessages.sailings(city.nameZh)}
        </a>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </div>
  );
}

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
