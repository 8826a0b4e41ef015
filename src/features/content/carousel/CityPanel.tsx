import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { City } from '#contract/content/content.ts';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { resultsPath } from '#src/features/search/resultsPath.ts';
import { homeSectionMessages } from '#src/features/content/messages/homeSections.ts';

const messages = homeSectionMessages.cities;

/** One city: its terminals, dangerous-goods notes and contacts. */
export function CityPanel({ city }: { city: City }) {
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
        <Part title={messages.terminals}>
          <ul className="flex flex-wrap gap-2">
            {city.terminals.map((terminal) => (
              <li key={terminal} className="rounded-sm bg-sunken px-2 py-0.5 text-sm text-ink-soft">
                {terminal}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={messages.dangerous}>
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
          <span className="sr-only">{messages.address}</span>
          {city.address}
        </span>
        <a href={`tel:${city.telephone}`} className="flex min-h-6 items-center gap-1.5 hover:text-brand-700">
          <Phone className="size-4 shrink-0 text-brand-600" />
          <span className="sr-only">{messages.telephone}</span>
          {city.telephone}
        </a>
        <a href={resultsPath(from)} className={`${buttonClasses('secondary', 'sm')} lg:ml-auto`}>
          {messages.sailings(city.nameZh)}
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
