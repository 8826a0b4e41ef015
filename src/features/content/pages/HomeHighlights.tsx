import type { ReactNode } from 'react';
import type { MinimumPrice } from '#contract/search/sailingQuotes.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { HotLanes } from '#src/features/search/HotLanes.tsx';
import { homeBelowMessages as messages } from '#src/features/content/messages/home.ts';
import { SectionHeading } from '#src/ui/Section.tsx';

interface Props {
  prices: ListActor<null, MinimumPrice>;
  /** The number of lanes that `prices` requests. */
  lanes: number;
  /** The announcements next to the lanes. */
  carousel: ReactNode;
}

/** Below the search: the announcements, and the most requested lanes. */
export function Highlights({ prices, lanes, carousel }: Props) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 py-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:py-10">
      {carousel}
      <section>
        <SectionHeading
          title={messages.lanes}
          lead={messages.lanesLead}
          more={{ href: paths.shippingFcl, name: messages.lanesMore }}
        />
        <div className="mt-4">
          <HotLanes actor={prices} count={lanes} />
        </div>
      </section>
    </div>
  );
}
