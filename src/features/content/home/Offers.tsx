import type { ReactNode } from 'react';
import type { MinimumPrice } from '#contract/search/sailingOffers.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { HotLanes } from '#src/features/search/HotLanes.tsx';
import { belowWords as words } from './belowMessages.ts';
import { SectionHeading } from '#src/ui/Section.tsx';

interface Props {
  prices: ListActor<null, MinimumPrice>;
  /** How many lanes `prices` asks for. */
  lanes: number;
  /** What is announced, beside the lanes. */
  carousel: ReactNode;
}

/** Under the search: what is announced, and the lanes most asked for. */
export function Offers({ prices, lanes, carousel }: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:py-10">
      {carousel}
      <section>
        <SectionHeading
          title={words.lanes}
          lead={words.lanesLead}
          more={{ href: paths.shippingFcl, name: words.lanesMore }}
        />
        <div className="mt-4">
          <HotLanes actor={prices} count={lanes} />
        </div>
      </section>
    </div>
  );
}
