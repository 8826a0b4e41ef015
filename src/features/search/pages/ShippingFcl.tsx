import { useSelector } from '@xstate/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import SearchIcon from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { containersTyped } from '#contract/search/containersOfLoad.ts';
import { loadTyped } from '#contract/search/load.ts';
import type { SearchActor } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Search } from '#src/features/search/Search.tsx';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';
import { shippingFclMessages as messages } from '#src/features/search/messages/shippingFcl.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { upTo } from '#src/ui/format.ts';
import { SectionHeading } from '#src/ui/Section.tsx';

interface Props {
  search: SearchActor;
  /** The searched lane; undefined before a search. */
  lane?: SearchData | undefined;
  /** Which goods are accepted, their documents, and contacts. */
  help: ReactNode;
  /** The lane's results, or before a search the most requested lanes. */
  children?: ReactNode;
}

/** Sailings and prices of full containers on one lane. */
export function ShippingFcl({ search, lane, help, children }: Props) {
  return (
    <div className={`flex flex-col ${lane ? 'gap-3 max-sm:-mt-2' : 'gap-5'}`}>
      {lane ? (
        <Searched search={search} lane={lane} />
      ) : (
        <>
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <Search actor={search} variant="strip" />
        </>
      )}
      {lane ? (
        <section>
          {children}
          <p className="mt-4 mb-2 text-xs text-ink-faint">{uiMessages.notBinding}</p>
        </section>
      ) : (
        <section>
          <SectionHeading title={messages.hotLanes} lead={messages.start} />
          <div className="mt-4">{children}</div>
        </section>
      )}
      {help}
    </div>
  );
}

/** The search in one line that unfolds to its form; unfolded if a field has a problem. */
function Searched({ search, lane }: { search: SearchActor; lane: SearchData }) {
  const [hasProblems] = useState(() => Object.keys(search.getSnapshot().context.problems).length > 0);
  const ports = useSelector(search, ({ context }) => context.ports);
  const nameOf = (code: string) => ports.find((port) => port.code === code)?.nameZh ?? code;
  const load = loadTyped(lane);
  const { containers, containerType } = containersTyped(lane, load);
  const facts = [
    searchCardMessages.boxes(containers, containerType),
    load.volumeM3 !== undefined && searchCardMessages.cubicMetres(upTo(load.volumeM3)),
    load.weightKg !== undefined && searchCardMessages.kilograms(upTo(load.weightKg)),
    lane.readyDay !== '' && messages.ready(lane.readyDay),
  ].filter((fact) => fact !== false);
  const dangerous = lane.isDanger === 'Y';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2">
      <h1 className="text-sm text-ink-soft max-lg:w-full">{messages.title}</h1>
      <h2 className="flex items-center gap-2 text-xl font-semibold">
        {lane.orgPort || nameOf(lane.orgPortCode)}
        <ArrowRight className="size-5 text-ink-faint" />
        <span className="sr-only">{messages.to}</span>
        {lane.dstPort || nameOf(lane.dstPortCode)}
      </h2>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm text-ink-soft max-sm:order-last max-sm:w-full">
        <Badge tone={dangerous ? 'hazard' : 'neutral'}>{dangerous ? messages.dangerous : messages.general}</Badge>
        {facts.map((fact) => (
          <span key={fact} className="whitespace-nowrap tabular-nums">
            {fact}
          </span>
        ))}
      </p>
      <details open={hasProblems} className="peer group ml-auto print:hidden">
        <summary className={`list-none [&::-webkit-details-marker]:hidden ${buttonClasses('secondary', 'md')}`}>
          <SearchIcon className="size-4" />
          <span className="group-open:hidden">{messages.change}</span>
          <span className="hidden group-open:inline">{messages.fold}</span>
        </summary>
      </details>
      <div className="order-last -mx-4 mt-1 -mb-2 hidden w-[calc(100%+2rem)] border-t border-line peer-open:block">
        <Search actor={search} />
      </div>
    </div>
  );
}
