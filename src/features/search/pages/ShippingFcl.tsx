import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import type { SearchActor } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Search } from '#src/features/search/Search.tsx';
import { shippingFclMessages as messages } from '#src/features/search/messages/shippingFcl.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { SectionHeading } from '#src/ui/Section.tsx';
import { ShippingHelp } from '#src/features/search/results/ShippingHelp.tsx';

interface Props {
  search: SearchActor;
  /** The searched lane; undefined before a search. */
  lane?: SearchData | undefined;
  hotline: string;
  /** The lane's results, or before a search the most requested lanes. */
  children?: ReactNode;
}

/** Sailings and prices of full containers on one lane. */
export function ShippingFcl({ search, lane, hotline, children }: Props) {
  const dangerous = lane?.isDanger !== 'N';
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-semibold">{messages.title}</h1>
      <Search actor={search} variant="strip" />
      {lane ? (
        <section>
          <h2 className="mb-3 flex flex-wrap items-center gap-2 text-xl font-semibold">
            {lane.orgPort || lane.orgPortCode}
            <ArrowRight className="size-5 text-ink-faint" />
            <span className="sr-only">{messages.to}</span>
            {lane.dstPort || lane.dstPortCode}
            <Badge tone={dangerous ? 'hazard' : 'neutral'}>{dangerous ? messages.dangerous : messages.general}</Badge>
          </h2>
          {children}
          <p className="mt-4 text-xs text-ink-faint">{uiMessages.notBinding}</p>
        </section>
      ) : (
        <section>
          <SectionHeading title={messages.hotLanes} lead={messages.start} />
          <div className="mt-4">{children}</div>
        </section>
      )}
      <ShippingHelp dangerous={dangerous} hotline={hotline} />
    </div>
  );
}
