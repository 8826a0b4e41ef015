import type { City, NewsSummary } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { CityDesk } from '#src/features/content/CityDesk.tsx';
import type { Figure } from '#src/features/content/Figures.tsx';
import { Figures } from '#src/features/content/Figures.tsx';
import type { NewsQuery } from '#src/features/content/NewsTeaser.tsx';
import { NewsTeaser } from '#src/features/content/NewsTeaser.tsx';
import { homeBelowMessages as messages } from '#src/features/content/messages/homeBelow.ts';
import type { ContactBandProps } from './ContactBand.tsx';
import { ContactBand } from './ContactBand.tsx';
import { Expertise } from './Expertise.tsx';
import { Guidance } from './Guidance.tsx';
import { Process } from './Process.tsx';
import { Section, SectionHeading } from '#src/ui/Section.tsx';
import { Services } from './Services.tsx';

/** The news categories of the home page, in their order. */
export const newsShown = ['notice', 'market', 'regulation'] as const;

interface Props extends ContactBandProps {
  figures: ListActor<null, Figure>;
  cities: ListActor<null, City>;
  news: Record<(typeof newsShown)[number], ListActor<NewsQuery, NewsSummary>>;
}

/** The home page below its first screen. */
export function Below({ figures, cities, news, ...contact }: Props) {
  return (
    <>
      <Services />
      <section className="mx-auto grid max-w-page below-40 items-center gap-x-8 gap-y-5 px-4 py-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div>
          <SectionHeading title={messages.figures} lead={messages.figuresLead} />
        </div>
        <Figures actor={figures} />
      </section>
      <Process />
      <Section title={messages.cities} lead={messages.citiesLead}>
        <CityDesk actor={cities} />
      </Section>
      <div className="not-has-[section_[data-state]:not([data-state=empty])]:hidden">
        <Section raised title={messages.news} more={{ href: paths.news, name: messages.newsMore }}>
          <div className="grid gap-8 lg:grid-cols-3">
            {newsShown.map((category) => (
              <NewsTeaser key={category} actor={news[category]} title={messages.newsColumns[category]} />
            ))}
          </div>
        </Section>
      </div>
      <Expertise />
      <Guidance />
      <ContactBand {...contact} />
    </>
  );
}
