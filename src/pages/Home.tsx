import Check from 'lucide-react/icons/check';
import type { MinimumPrice } from '#contract/commerce.ts';
import type { ListActor } from '#machines/list.ts';
import type { SearchActor } from '#machines/search.ts';
import { HotLanes } from '#src/flows/HotLanes.tsx';
import { Search } from '#src/flows/Search.tsx';
import { HeroHarbour } from '#src/illustrations/HeroHarbour.tsx';
import { pageCopy } from '#src/pageCopy.ts';
import { Expertise } from './home/Expertise.tsx';
import { Guidance } from './home/Guidance.tsx';
import { Process } from './home/Process.tsx';
import { Section } from './home/Section.tsx';
import { Services } from './home/Services.tsx';

interface Props {
  search: SearchActor;
  prices: ListActor<null, MinimumPrice>;
  onLane: (price: MinimumPrice) => void;
  emergencyHotline: string;
}

const words = pageCopy.home;

/** The home page: search first, then prices, then who does what. */
export function Home({ search, prices, onLane, emergencyHotline }: Props) {
  return (
    <>
      <section className="relative isolate overflow-hidden bg-linear-160 from-brand-900 via-brand-800 to-brand-600 text-white">
        <HeroHarbour />
        <div className="mx-auto max-w-page px-4 pt-32 pb-8 lg:pt-36 lg:pb-12">
          <h1 className="text-3xl font-bold tracking-wide lg:text-[2.75rem] lg:leading-tight">{words.title}</h1>
          <p className="mt-3 max-w-[30rem] text-lg text-brand-100">{words.lead}</p>
          <ul className="mt-4 mb-10 flex flex-wrap gap-x-5 gap-y-1 lg:mb-28">
            {words.points.map((point) => (
              <li key={point} className="flex items-center gap-1.5">
                <Check className="size-4 text-brand-200" />
                {point}
              </li>
            ))}
          </ul>
          <Search actor={search} />
        </div>
      </section>
      <Section title={words.lanes} lead={words.lanesLead}>
        <HotLanes actor={prices} onLane={onLane} />
      </Section>
      <Services />
      <Process />
      <Expertise emergencyHotline={emergencyHotline} />
      <Guidance />
    </>
  );
}
