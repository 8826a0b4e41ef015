import { useSelector } from '@xstate/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { NewsCategory, NewsSummary, City } from '#contract/content/content.ts';
import { paths, pathTo } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { dayOf, monthDay, thousands } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { homeSectionMessages } from '#src/features/content/messages/home.ts';
import { Alert } from '#src/ui/Alert.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { resultsPath } from '#src/features/search/resultsPath.ts';
import { contentLanguage } from '#src/platform/contentLanguage.ts';

/** The query for the newest articles of one category. */
export interface NewsQuery {
  category: NewsCategory;
  size: number;
}

interface Props {
  actor: ListActor<NewsQuery, NewsSummary>;
  title: string;
}

const newsMessages = homeSectionMessages.news;

/** The newest headlines of one category, with a link to all of them. */
export function NewsTeaser({ actor, title }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, rows, errorMessage } = state.context;
  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} className="min-w-0">
      <div className="flex items-center justify-between border-b-2 border-brand-600 pb-1.5">
        <h3 className="text-lg font-semibold">{title}</h3>
        <a
          href={`${paths.news}?category=${query.category}`}
          aria-label={newsMessages.moreOf(title)}
          className="inline-flex min-h-6 items-center text-sm text-ink-soft hover:text-brand-700"
        >
          {newsMessages.more}
          <ChevronRight className="size-4" />
        </a>
      </div>
      <ul className="pt-1 max-lg:[&>li:nth-child(n+4)]:hidden lg:min-h-50">
        {state.hasTag('busy') &&
          Array.from({ length: query.size }, (_, index) => (
            <li key={index} className="py-2.5">
              <Skeleton className="h-5" />
            </li>
          ))}
        {state.matches('filled') &&
          rows.map(({ id, title: headline, publishedAt, pinned }) => (
            <li key={id} className="flex min-h-10 items-center gap-2">
              {pinned && <Badge tone="brand">{newsMessages.pinned}</Badge>}
              <a
                lang={contentLanguage}
                href={pathTo('newsArticle', id)}
                title={headline}
                className="min-w-0 flex-1 truncate py-1 hover:text-brand-700 hover:underline"
              >
                {headline}
              </a>
              <time dateTime={publishedAt} className="shrink-0 text-xs text-ink-faint">
                {monthDay(dayOf(publishedAt))}
              </time>
            </li>
          ))}
        {state.matches('empty') && <li className="py-2.5 text-ink-faint">{newsMessages.none}</li>}
        {state.matches('failed') && (
          <li className="pt-2.5">
            <FailedAlert
              message={errorMessage ?? newsMessages.failed}
              onRetry={() => actor.send({ type: 'retry.requested' })}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

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
      <p lang={contentLanguage} className="max-w-[46rem] leading-6">
        {city.introduction}
      </p>
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr] lg:gap-8">
        <Part title={cityPanelMessages.terminals}>
          <ul lang={contentLanguage} className="flex flex-wrap gap-2">
            {city.terminals.map((terminal) => (
              <li key={terminal} className="rounded-sm bg-sunken px-2 py-0.5 text-sm text-ink-soft">
                {terminal}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={cityPanelMessages.dangerous}>
          <ul
            lang={contentLanguage}
            className="flex list-disc flex-col gap-1 pl-4 leading-6 text-ink-soft marker:text-hazard"
          >
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
          <span lang={contentLanguage}>{city.address}</span>
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

const citiesMessages = homeSectionMessages.cities;

/** The port cities, one open at a time: native radio buttons, so it also works without script. */
export function CityDesk({ actor }: { actor: ListActor<null, City> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && <Skeleton className="h-96 rounded-lg!" />}
      {state.matches('empty') && <Alert tone="info">{citiesMessages.none}</Alert>}
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.errorMessage ?? citiesMessages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <fieldset className="min-w-0 rounded-lg border border-line bg-surface max-lg:flex max-lg:flex-wrap max-lg:gap-2 max-lg:p-3 lg:grid lg:overflow-hidden lg:min-h-96 lg:grid-cols-[14rem_minmax(0,1fr)] lg:content-start">
          <legend className="sr-only">{citiesMessages.legend}</legend>
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

const figuresMessages = homeSectionMessages.figures;

/** A count of the platform's own data. */
export interface Figure {
  name: keyof typeof figuresMessages.names;
  value: number;
}

/** The coverage of the platform, in counts of its own data. */
export function Figures({ actor }: { actor: ListActor<null, Figure> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="lg:min-h-[5.25rem]">
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.errorMessage ?? figuresMessages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      <dl className="grid gap-x-4 sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] lg:gap-x-6">
        {state.hasTag('busy') &&
          Object.keys(figuresMessages.names).map((name) => (
            <Skeleton key={name} className="h-10 rounded-md! sm:h-[5.25rem]" />
          ))}
        {state.matches('filled') &&
          state.context.rows.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between border-brand-200 max-sm:border-t max-sm:py-2 sm:min-h-[5.25rem] sm:flex-col sm:justify-start sm:border-l-2 sm:pl-4"
            >
              <dt className="font-medium sm:order-1">{figuresMessages.names[name]}</dt>
              <dd className="text-brand-700">
                <b className="text-xl font-semibold lg:text-3xl">{thousands(value)}</b> {figuresMessages.units[name]}
              </dd>
              <dd className="order-2 max-w-full truncate text-xs text-ink-faint max-lg:hidden">
                {figuresMessages.notes[name]}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
